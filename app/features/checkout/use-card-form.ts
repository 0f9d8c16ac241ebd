import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { fieldLabels } from '@/forms/field-labels.messages'
import { isCardExpired } from '@/forms/rules/card'
import type { RuleKey } from '@/forms/rules/rule-key'
import { fieldId } from '@/forms/use-form-field'
import {
  CardFieldsError,
  type CardFields,
  type CardToken,
  type HostedField,
  type HostedFieldProblem,
  type HostedFieldProblems,
  type HostedFieldState,
} from '@/integrations/card-gateway/card-fields.port'
import { useSite } from '@/site/use-site'

export type CardField = HostedField | 'expirationMonth' | 'expirationYear'
export type CardErrors = Partial<Record<CardField, RuleKey>>

const FIELD_ORDER: CardField[] = ['number', 'expirationMonth', 'expirationYear', 'securityCode']

const WORDING: Record<HostedField, Record<HostedFieldProblem, RuleKey>> = {
  number: { empty: 'required', invalid: 'cardNumber', 'wrong-length': 'cardNumber' },
  securityCode: { empty: 'required', invalid: 'cvvValue', 'wrong-length': 'cvvLength' },
}

/**
 * The card form: two fields in the gateway's frames, month and year in ours.
 * @param isShown whether the form, and so its two containers, stands in the page
 */
export function useCardForm(isShown: boolean) {
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  const number = useRef<HTMLDivElement>(null)
  const securityCode = useRef<HTMLDivElement>(null)
  const fields = useRef<CardFields>()
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [hosted, setHosted] = useState<Partial<Record<HostedField, HostedFieldState>>>({})
  const [expiry, setExpiry] = useState({ month: '', year: '' })
  const [errors, setErrors] = useState<CardErrors>({})

  const onFieldChange = useCallback((field: HostedField, state: HostedFieldState) => {
    setHosted((now) => ({ ...now, [field]: state }))
    if (!state.problem) setErrors((now) => ({ ...now, [field]: undefined }))
  }, [])

  useEffect(() => {
    const containers = { number: number.current, securityCode: securityCode.current }
    if (!isShown || !containers.number || !containers.securityCode) return
    const mount = {
      containers: { number: containers.number, securityCode: containers.securityCode },
      labels: {
        number: formatMessage(fieldLabels.cardNumber),
        securityCode: formatMessage(fieldLabels.securityCode),
      },
      placeholders: { number: '', securityCode: '' },
      onFieldChange,
    }
    let isGone = false
    // The vendor's adapter is fetched with the form that needs it.
    import('@/integrations/card-gateway/flex-microform')
      .then(({ mountCardFields }) => mountCardFields(siteId, mount))
      .then((mounted) => {
        if (isGone) return mounted.unmount()
        fields.current = mounted
        setStatus('ready')
      })
      .catch(() => !isGone && setStatus('failed'))
    return () => {
      isGone = true
      fields.current?.unmount()
      fields.current = undefined
    }
  }, [siteId, formatMessage, onFieldChange, isShown, attempt])

  const show = (found: CardErrors, options?: { focus: boolean }): boolean => {
    setErrors(found)
    const first = FIELD_ORDER.find((field) => found[field])
    if (first && options?.focus) focusField(first, fields.current)
    return first === undefined
  }

  /** Judges what was entered; what is to be corrected shows at its field. */
  const check = (now: Date, options?: { focus: boolean }): boolean =>
    show({ ...checkExpiry(expiry, now), ...toErrors(problemsOf(hosted)) }, options)

  /** The card's token; undefined when something is to be corrected. Throws AppError. */
  const createToken = async (now: Date): Promise<CardToken | undefined> => {
    if (!check(now, { focus: true })) return undefined
    try {
      const [expirationMonth, expirationYear] = [Number(expiry.month), Number(expiry.year)]
      return await fields.current?.createToken({ expirationMonth, expirationYear })
    } catch (error) {
      if (!(error instanceof CardFieldsError)) throw error
      show(toErrors(error.problems), { focus: true })
      return undefined
    }
  }

  return {
    containers: { number, securityCode },
    status,
    hosted,
    expiry,
    errors,
    check,
    createToken,
    changeExpiry: (part: 'month' | 'year', value: string) => {
      setExpiry((now) => ({ ...now, [part]: value }))
      setErrors((now) => ({ ...now, expirationMonth: undefined, expirationYear: undefined }))
    },
    retry: () => {
      setStatus('loading')
      setAttempt((now) => now + 1)
    },
  }
}

export type CardForm = ReturnType<typeof useCardForm>

function checkExpiry({ month, year }: { month: string; year: string }, now: Date): CardErrors {
  if (month && year) {
    return isCardExpired(Number(month), Number(year), now) ? { expirationMonth: 'cardExpired' } : {}
  }
  return {
    ...(month ? {} : { expirationMonth: 'required' as const }),
    ...(year ? {} : { expirationYear: 'required' as const }),
  }
}

/** A hosted field that nobody touched is empty. */
function problemsOf(hosted: Partial<Record<HostedField, HostedFieldState>>): HostedFieldProblems {
  return {
    number: hosted.number ? hosted.number.problem : 'empty',
    securityCode: hosted.securityCode ? hosted.securityCode.problem : 'empty',
  }
}

function focusField(field: CardField, fields: CardFields | undefined): void {
  if (field === 'number' || field === 'securityCode') fields?.focus(field)
  else document.getElementById(fieldId(`card.${field}`))?.focus()
}

function toErrors(problems: HostedFieldProblems): CardErrors {
  const { number, securityCode } = problems
  return {
    ...(number && { number: WORDING.number[number] }),
    ...(securityCode && { securityCode: WORDING.securityCode[securityCode] }),
  }
}
