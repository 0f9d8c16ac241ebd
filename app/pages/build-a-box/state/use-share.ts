import { useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { usePageUrl } from '@/site/use-page-url'
import { showToast } from '@/ui/toast'
import { buildABoxMessages as messages } from '../build-a-box.messages'
import { placesOf } from '@rules/box-places'
import { writeSharedMix, writeSharedPlaces } from '@/rules/shared-mix'
import type { BoxBuilder } from './use-box-builder'

/**
 * Returns a function that shares this mix's URL with the device's share dialog, or copies it if
 * there is none. Where the browser refuses both, as without https, the URL is shown.
 */
export function useShare({ name, box, mix, rules, pieces }: BoxBuilder) {
  const { formatMessage } = useIntl()
  const toUrl = usePageUrl()
  return () => {
    const query = {
      box: box?.id,
      size: mix?.boxVariantSelection,
      mix: writeSharedMix(pieces),
      places: rules && writeSharedPlaces(pieces, placesOf(rules, pieces, mix?.arrangement)),
    }
    const url = toUrl(paths.boxStep(name, 'review-box', query))
    void share(url, box?.name ?? '').then((outcome) => {
      if (outcome === 'copied') showToast({ text: formatMessage(messages.shared) })
      if (outcome === 'failed') {
        showToast({ text: formatMessage(messages.notShared, { url }), isLasting: true })
      }
    })
  }
}

async function share(url: string, title: string): Promise<'done' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url, title })
      return 'done'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // the shopper has closed the share dialog
    if (error instanceof DOMException && error.name === 'AbortError') return 'done'
    return 'failed'
  }
}
