import { useEffect, useState } from 'react'
import { cleanVisualizedContent } from '@/integrations/content-hub/visualized-content.api'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asText } from '@/lib/read-fields'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'

interface FormContent {
  /** The latest content that could be shown. */
  item?: ContentItem
  hasFailed: boolean
}

/**
 * The content of the form in the frame around this page, by the protocol of Amplience's real-time
 * visualisation. It is somebody else's text until the storefront's server has cleaned it.
 */
export function useFormContent(): FormContent {
  const { id: siteId, locale } = useSite()
  const [shown, setShown] = useState<FormContent>({ hasFailed: false })
  useEffect(() => {
    if (window.parent === window) return
    const clean = latestOnly(async ({ model, locale: wanted }: Written) => {
      const { content } = asFields(model)
      return cleanVisualizedContent(siteId, content, wanted ?? locale)
    })
    let isGone = false
    const show = (written: Written) => {
      clean(written)
        .then((item) => {
          if (item && !isGone) setShown({ item, hasFailed: false })
        })
        .catch((error: unknown) => {
          logWarning('What stands in the form could not be shown', { error })
          if (!isGone) setShown(({ item }) => ({ item, hasFailed: true }))
        })
    }
    const forget = heedParentOnly()
    const stop = watchForm(show).catch((error: unknown) => {
      logWarning('The frame around this page has no form', { error })
      return () => undefined
    })
    return () => {
      isGone = true
      forget()
      void stop.then((end) => end())
    }
  }, [siteId, locale])
  return shown
}

interface Written {
  model: unknown
  locale?: string
}

/** Calls back with the form's content, now and whenever it changes. @returns how to stop */
async function watchForm(onWritten: (written: Written) => void): Promise<() => void> {
  const { init } = await import('dc-visualization-sdk')
  const sdk = await init()
  const options = { format: 'inlined', depth: 'all' } as const
  const written: Written = { model: undefined }
  const update = (change: Partial<Written>) => {
    Object.assign(written, change)
    if (written.model !== undefined) onWritten({ ...written })
  }
  const endings = [
    sdk.form.changed((model: unknown) => update({ model }), options),
    sdk.locale.changed((locale: unknown) => update({ locale: asText(locale) })),
  ]
  const [model, locale] = await Promise.all([
    sdk.form.get<unknown>(options),
    sdk.locale.get().catch(() => undefined),
  ])
  update({ locale: asText(locale), ...(written.model === undefined && { model }) })
  return () => endings.forEach((end) => end())
}

/**
 * Messages from any other window are not passed to the SDK, which asks none for its origin. Which
 * pages may frame this one is set by its policy (`frame-ancestors`).
 */
function heedParentOnly(): () => void {
  const heed = (event: MessageEvent) => {
    if (event.source !== window.parent) event.stopImmediatePropagation()
  }
  window.addEventListener('message', heed)
  return () => window.removeEventListener('message', heed)
}

/** One at a time, and after it only the latest of those that were asked for meanwhile. */
function latestOnly<Asked, Answer>(run: (asked: Asked) => Promise<Answer>) {
  let current: Promise<unknown> = Promise.resolve()
  let latest: Asked
  return async (asked: Asked): Promise<Answer | undefined> => {
    latest = asked
    const before = current
    const turn = before
      .catch(() => undefined)
      .then(() => (latest === asked ? run(asked) : undefined))
    current = turn
    return turn
  }
}
