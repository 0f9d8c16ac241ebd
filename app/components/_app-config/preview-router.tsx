import type { ComponentType, ReactNode } from 'react'
import { Router, withRouter, type RouteComponentProps } from 'react-router-dom'
import { keepPreview, previewParametersOf } from '@/site/keep-preview'

type History = RouteComponentProps['history']

/** On the server it passes redirects to PWA Kit; the types only describe the browser's. */
const AnyRouter: ComponentType<
  Pick<RouteComponentProps, 'history' | 'staticContext'> & { children?: ReactNode }
> = Router

type Target = Parameters<History['push']>[0] | string

/**
 * Carries an editor's stage, moment and group along in every address that the pages below it link
 * or go to (docs/adr/0075). They are those the document came with: who chooses others loads a new
 * one, so that nothing fetched for one moment is shown in another.
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

/** One for each history: a router does not take another one later. */
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
  // its location and action change: they are read from the history itself
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
