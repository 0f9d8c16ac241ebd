import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  AddressSuggestion,
  VerifiedAddress,
  VerifiedCountry,
} from '@/integrations/address-verification/address-verification.port'
import {
  getSuggestedAddress,
  suggestAddresses,
} from '@/integrations/address-verification/address-verification.api'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'

/** Pause after the last key in ms, and minimum number of letters (ADDR-008). */
const TYPING_PAUSE_MS = 700
const MIN_LETTERS = 3

interface StreetSuggestionsOptions {
  country: VerifiedCountry
  /**
   * Called after the pause: no suggestions are needed if the shopper has left the field or changed
   * nothing.
   */
  isWanted: () => boolean
  onFill: (address: VerifiedAddress) => void
}

type Notice = 'filled' | 'failed' | undefined

/**
 * Suggests addresses for the text of a street field (ADDR-008, ADDR-010), requested when typing
 * pauses. A single verified address fills in the form directly; several are offered as a list.
 * After no result or an outage nothing is shown, because the address can be typed without
 * suggestions.
 */
export function useStreetSuggestions({ country, isWanted, onFill }: StreetSuggestionsOptions) {
  const { id: siteId } = useSite()
  const [suggestions, setSuggestions] = useState<AddressSuggestion[]>([])
  const [notice, setNotice] = useState<Notice>()
  const running = useRef<{ timer: number; control: AbortController }>()
  const options = useRef({ isWanted, onFill })
  options.current = { isWanted, onFill }

  const close = useCallback(() => {
    window.clearTimeout(running.current?.timer)
    running.current?.control.abort()
    running.current = undefined
    setSuggestions([])
  }, [])
  useEffect(() => close, [close])

  const choose = useCallback(
    async ({ global_address_key }: AddressSuggestion) => {
      close()
      try {
        options.current.onFill(await getSuggestedAddress(siteId, global_address_key))
        setNotice('filled')
      } catch (error) {
        logWarning('a suggested address could not be read', { error })
        setNotice('failed')
      }
    },
    [close, siteId],
  )

  const type = useCallback(
    (text: string) => {
      close()
      setNotice(undefined)
      if (text.trim().length < MIN_LETTERS) return
      const control = new AbortController()
      const ask = async () => {
        if (!options.current.isWanted()) return
        const found = await suggestAddresses(siteId, text.trim(), country, control.signal)
        if (control.signal.aborted || !options.current.isWanted()) return
        const [first] = found.suggestions
        const isTheOne = found.suggestions.length === 1 && found.confidence === 'Verified match'
        if (first && isTheOne) await choose(first)
        else setSuggestions(found.suggestions)
      }
      const onFailure = (error: unknown) => {
        if (!control.signal.aborted) logWarning('no address suggestions', { error })
      }
      const timer = window.setTimeout(() => void ask().catch(onFailure), TYPING_PAUSE_MS)
      running.current = { timer, control }
    },
    [choose, close, country, siteId],
  )

  return { suggestions, notice, type, choose, close }
}
