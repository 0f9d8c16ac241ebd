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
 * there is none.
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
    void share(url, box?.name ?? '').then((isCopied) => {
      if (isCopied) showToast({ text: formatMessage(messages.shared) })
    })
  }
}

/** Returns whether the URL was copied, rather than shared. */
async function share(url: string, title: string): Promise<boolean> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url, title })
      return false
    }
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    // the shopper has closed the share dialog, or the browser refuses it
    return false
  }
}
