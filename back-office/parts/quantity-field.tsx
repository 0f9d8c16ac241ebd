import type { Ref } from 'react'
import { TextField } from './text-field'

const MAX = 999

/** @param min 0 where a line may be taken out */
export const isQuantity = (text: string, min: 0 | 1): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= min

interface QuantityFieldProps {
  min: 0 | 1
  value: string
  /** What the engine says about a quantity that is one. */
  refusal?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  onChange: (value: string) => void
}

/** How many pieces of a line. */
export function QuantityField({ min, value, refusal, inputRef, onChange }: QuantityFieldProps) {
  return (
    <TextField
      inputRef={inputRef}
      label="Quantity"
      type="number"
      min={min}
      max={MAX}
      maxWidth="32"
      value={value}
      help={min === 0 ? '0 takes it out.' : undefined}
      error={isQuantity(value, min) ? refusal : `A whole number from ${min} to ${MAX}.`}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
