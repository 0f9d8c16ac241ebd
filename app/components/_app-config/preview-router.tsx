import type { ComponentType, ReactNode } from 'react'
import { Router, withRouter, type RouteComponentProps } from 'react-router-dom'
import { keepPreview, previewParametersOf } from '@/site/keep-preview'

type History = RouteComponentProps['history']

/**
 * On the server, the router needs `staticContext` to pass redirects to PWA Kit; its types only
 * describe the browser's props.
 */
const AnyRouter: ComponentType<
  Pick<RouteComponentProps, 'history' | 'staticContext'> & { children?: ReactNode }
> = Router

type Target = Parameters<History['push']>[0] | string

/**
 * Adds the editor's stage, moment and group to every URL that the pages below link or navigate to
 * (docs/adr/0075). The values are those with which the document was loaded. Changing one loads a
 * new document, so that nothing fetched for one moment is shown in another.
 */
const PreviewRouter = withRouter(function PreviewRouter({
  history,
  location,
  staticContext,
  children,
}: RouteComponentProps & { children?: ReactNode }) {
  const own = keepingHistory(history, location.search)
  return (
    <AnyRouter history={own} staticContext={staticContext}>
      {children}
    </AnyRouter>
  )
})

export default PreviewRouter

const histories = new WeakMap<History, History>()

/** Creates one wrapper per history, because a mounted router ignores a new history. */
function keepingHistory(history: History, search: string): History {
  const known = histories.get(history)
  if (known) return known
  const parameters = previewParametersOf(new URLSearchParams(search))
  const keep = (target: Target): Target =>
    typeof target === 'string'
      ? keepPreview(target, parameters)
      : { ...target, search: keepPreview(target.search ?? '', parameters) }
  const go = (how: 'push' | 'replace') => (target: Target, state?: unknown) => {
    const withPreview = keep(target)
    if (typeof withPreview === 'string') history[how](withPreview, state)
    else history[how](withPreview)
  }
  // location and action change, so they are read from the wrapped history
  const own: History = Object.create(history, {
    push: { value: go('push') },
    replace: { value: go('replace') },
    createHref: {
      value: ({
        pathname = '',
        search: query = '',
        hash = '',
      }: Parameters<History['createHref']>[0]) =>
        history.createHref({ pathname: keepPreview(pathname + query + hash, parameters) }),
    },
  })
  histories.set(history, own)
  return own
}
