/**
 * Typedoc theme that meets axe's requirements: landmarks, and no link inside the control that opens a section. It also
 * links to the page.
 */
import { type Application, DefaultTheme, DefaultThemeRenderContext, JSX } from 'typedoc';

export function load({ renderer }: Application): void {
  renderer.defineTheme('accessible', AccessibleTheme);
}

class Context extends DefaultThemeRenderContext {
  constructor(...given: ConstructorParameters<typeof DefaultThemeRenderContext>) {
    super(...given);
    const { defaultLayout } = this;
    this.defaultLayout = (...page) => this.improved(defaultLayout(...page));
  }

  private improved(element: JSX.Element): JSX.Element {
    const { class: name, id } = (element.props ?? {}) as { readonly class?: string; readonly id?: string };
    const improve = (child: JSX.Children): JSX.Children => {
      if (Array.isArray(child)) return child.map(improve);
      return typeof child === 'object' && child !== null ? this.improved(child) : child;
    };
    const children = element.children.map(improve);
    if (name === 'tsd-anchor-icon') return JSX.createElement(JSX.Fragment, null);
    if (name === 'col-content') return { ...element, tag: 'main', children };
    if (name === 'col-sidebar') return { ...element, tag: 'aside', children };
    if (id !== 'tsd-toolbar-links') return { ...element, children };
    const page = JSX.createElement('a', { href: this.relativeURL('page/index.html') }, 'The page');
    return { ...element, children: [page, ...children] };
  }
}

class AccessibleTheme extends DefaultTheme {
  override ContextClass = Context;
}
