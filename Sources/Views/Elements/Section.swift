import ViewTree

/// A part of a form or list, with a heading above and words below. Heading and footer are texts.
public struct Section<Header: View, Content: View, Footer: View>: View {
  public typealias Body = Never

  let header: Header
  let content: Content
  let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public static func makeBlueprint(of view: Self, in context: BlueprintContext) -> Blueprint {
    let inner = context.inner
    let header = InlineReader(Header.makeBlueprint(of: view.header, in: inner)).text
    let footer = InlineReader(Footer.makeBlueprint(of: view.footer, in: inner)).text
    let element = SectionElement(
      header: header.runs.isEmpty ? nil : header, footer: footer.runs.isEmpty ? nil : footer)
    let children = Content.makeBlueprint(of: view.content, in: inner)
    return context.element(.section(element), children: children, isLazy: true) {
      $0.events.formUnion(children.rowEvents)
    }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section {
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}
