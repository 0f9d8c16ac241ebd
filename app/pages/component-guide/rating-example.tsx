import { useState, type ReactNode } from 'react'
import { RatingField } from '@/ui/rating-field'

interface RatingExampleProps {
  id: string
  initial?: number
  error?: ReactNode
}

/** A rating field with state. */
export function RatingExample({ id, initial = 0, error }: RatingExampleProps) {
  const [value, setValue] = useState(initial)
  return (
    <RatingField
      id={id}
      label="Your rating"
      value={value}
      onChange={setValue}
      meaningOf={(stars) => `${stars} of 5 stars`}
      error={error}
    />
  )
}
