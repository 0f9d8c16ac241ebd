import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import type {
  CardFields,
  HostedField,
  HostedFieldState,
} from '@/integrations/card-gateway/card-fields.port'
import { useSite } from '@/site/use-site'

type HostedStates = Partial<Record<HostedField, HostedFieldState>>

/**
 * The two card fields in the gateway's frames.
 * @param isShown whether the form with their two containers is rendered
 * @param onRight called with a field that no longer has an error
 */
export function useHostedFields(isShown: boolean, onRight: (field: HostedField) => void) {
  const { id: siteId } = useSite()
  const toMount = useMount()
  const number = useRef<HTMLDivElement>(null)
  const securityCode = useRef<HTMLDivElement>(null)
  const fields = useRef<CardFields>()
  const mounting = useRef<Promise<CardFields | undefined>>()
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [states, setStates] = useState<HostedStates>({})

  useEffect(() => {
    const containers = { number: number.current, securityCode: securityCode.current }
    if (!isShown || !containers.number || !containers.securityCode) return
    const onFieldChange = (field: HostedField, state: HostedFieldState) => {
      setStates((now) => ({ ...now, [field]: state }))
      if (!state.problem) onRight(field)
    }
    const mount = toMount(containers.number, containers.securityCode)
    let isGone = false
    let leave: (nothing: undefined) => void = () => undefined
    const left = new Promise<undefined>((resolve) => (leave = resolve))
    // The vendor's adapter is only loaded when a form needs it.
    const open = async () => {
      const { mountCardFields } = await import('@/integrations/card-gateway/flex-microform')
      const mounted = await mountCardFields(siteId, { ...mount, onFieldChange })
      if (isGone) return void mounted.unmount()
      fields.current = mounted
      await mounted.loaded
      if (isGone) return
      setStatus('ready')
      return mounted
    }
    const opening = open().catch(() => {
      if (!isGone) setStatus('failed')
      return undefined
    })
    mounting.current = Promise.race([opening, left])
    return () => {
      isGone = true
      leave(undefined)
      fields.current?.unmount()
      fields.current = undefined
      // a reopened form starts with empty fields
      setStates({})
      setStatus('loading')
    }
  }, [siteId, toMount, onRight, isShown, attempt])

  /** Resolves with the fields when they are ready for input; undefined when they failed to load. */
  const whenLoaded = useCallback(() => mounting.current, [])
  const retry = () => {
    setStatus('loading')
    setAttempt((now) => now + 1)
  }
  return { containers: { number, securityCode }, fields, status, states, whenLoaded, retry }
}

function useMount() {
  const { formatMessage } = useIntl()
  return useCallback(
    (number: HTMLElement, securityCode: HTMLElement) => ({
      containers: { number, securityCode },
      labels: {
        number: formatMessage(fieldLabels.cardNumber),
        securityCode: formatMessage(fieldLabels.securityCode),
      },
      placeholders: { number: '', securityCode: '' },
    }),
    [formatMessage],
  )
}
