import { useEffect, useRef, useState, type ReactNode } from 'react'
import { explainAmount, explainNumber, explainWhole, type NumberLimits } from '@rules/money-text'
import { TextField } from './text-field'

interface NumberFieldProps {
  label: ReactNode
  /** Its name in a form. */
  name?: string
  value: string
  onChange: (text: string) => void
  help?: ReactNode
  placeholder?: string
  /** It stands beside its label and help. */
  isBeside?: boolean
  /** An empty field is fine. */
  isOptional?: boolean
  isDisabled?: boolean
}

/** Says what is wrong once it was left, and does not let its form be sent. */
function NumberField(props: NumberFieldProps & { problem: string | undefined; mode: Mode }) {
  const { value, onChange, isOptional = false, isDisabled, problem, mode, ...field } = props
  const [isLeft, setIsLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = value.trim() === ''
  const found = isDisabled || isEmpty ? undefined : problem
  useEffect(() => input.current?.setCustomValidity(found ?? ''), [found])
  return (
    <TextField
      {...field}
      required={!isOptional && !isDisabled}
      disabled={isDisabled}
      inputMode={mode}
      autoComplete="off"
      maxWidth="48"
      value={value}
      inputRef={input}
      error={isLeft ? found : undefined}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setIsLeft(true)}
    />
  )
}

type Mode = 'decimal' | 'numeric' | 'text'

/** An amount above 0 in a currency, written with a dot. */
export function AmountField({ currency, ...field }: NumberFieldProps & { currency: string }) {
  return <NumberField {...field} mode="decimal" problem={explainAmount(field.value, currency)} />
}

export interface WholeRange {
  min: number
  max: number
}

export function WholeField({ min, max, ...field }: NumberFieldProps & WholeRange) {
  return <NumberField {...field} mode="numeric" problem={explainWhole(field.value, { min, max })} />
}

/** Any number, also one below 0 or with decimals if the limits allow it. */
export function AnyNumberField({ limits, ...field }: NumberFieldProps & { limits: NumberLimits }) {
  const { isWhole, minimum = -1 } = limits
  // the keyboards of phones for numbers have no minus
  const mode = minimum < 0 ? 'text' : isWhole ? 'numeric' : 'decimal'
  return <NumberField {...field} mode={mode} problem={explainNumber(field.value, limits)} />
}

type WholeEntryProps = Omit<NumberFieldProps, 'value' | 'onChange' | 'name'> &
  WholeRange & { name: string; defaultValue?: string }

/** A whole number of a form that is read when it is sent; a wrong one is not sent. */
export function WholeEntry({ defaultValue = '', ...field }: WholeEntryProps) {
  const [value, setValue] = useState(defaultValue)
  return <WholeField {...field} value={value} onChange={setValue} />
}
