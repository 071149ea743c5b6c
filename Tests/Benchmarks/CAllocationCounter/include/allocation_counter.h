#pragma once

/// The number of heap allocations of this process so far.
long oriel_allocation_count(void);
