import { useEffect, useState } from 'react'
import { cleanVisualizedContent } from '@/integrations/content-hub/visualized-content.api'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asText } from '@/lib/read-fields'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'

interface FormContent {
  /** The latest content without an error. */
  item?: ContentItem
  hasFailed: boolean
}

/**
 * The content of the form in the frame around this page, by the protocol of Amplience's real-time
 * visualization. It is untrusted until the storefront's server has sanitized it.
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

/**
 * Calls back with the form's content, now and after each change.
 * @returns a function that stops it
 */
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
 * Ignores messages of all windows but the parent, because the SDK does not check their origin. This
 * page's policy determines which pages may frame it (`frame-ancestors`).
 */
function heedParentOnly(): () => void {
  const heed = (event: MessageEvent) => {
    if (event.source !== window.parent) event.stopImmediatePropagation()
  }
  window.addEventListener('message', heed)
  return () => window.removeEventListener('message', heed)
}

/** Runs one call at a time; of the calls that come in the meantime, only the latest runs next. */
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
