// Figures beside their budgets: see `make bench`.

await benchmarkStore()
benchmarkEngine()
await benchmarkTestStore()
