import type { LoadableComponent } from '@loadable/component'

/**
 * Protects a loadable's own `load`, which imports the page. After the import, loadable copies the
 * page's statics onto itself, and would replace it by the page's `load`, which fetches data.
 */
export function keepLoader<Props>(page: LoadableComponent<Props>): LoadableComponent<Props> {
  return Object.defineProperty(page, 'load', {
    value: page.load,
    writable: false,
    configurable: false,
  })
}
