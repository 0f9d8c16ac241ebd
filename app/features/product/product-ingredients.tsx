import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { firstWords } from '@/domain/ingredients'
import { Button } from '@/ui/button'
import { productMessages as messages } from './product.messages'

/** Ingredients, folded beyond 55 words (PDP-023, PDP-024). */
export function ProductIngredients({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const start = firstWords(text)
  if (start === undefined) return <p>{text}</p>
  return (
    <>
      <p>{isOpen ? text : `${start}…`}</p>
      <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <FormattedMessage {...(isOpen ? messages.viewLess : messages.viewMore)} />
      </Button>
    </>
  )
}
