import type { LoadableComponent } from '@loadable/component'

/**
 * Preserves a loadable's own `load`, which imports the page. Once imported, loadable copies the
 * page's statics onto itself, and a page has a `load` too: the one that fetches its data.
 */
export function keepLoader<Props>(page: LoadableComponent<Props>): LoadableComponent<Props> {
  return Object.defineProperty(page, 'load', {
    value: page.load,
    writable: false,
    configurable: false,
  })
}
