import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import styles from './preview.module.css'

interface LineFormProps {
  label: string
  hint?: string
  type?: 'text' | 'datetime-local'
  value: string
  action: string
  /** Returns an error message if the text is invalid. */
  onSubmit: (text: string) => string | undefined
}

export function LineForm({ label, hint, type = 'text', value, action, onSubmit }: LineFormProps) {
  const [text, setText] = useState(value)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(onSubmit(text))
  }
  return (
    <form className={styles.line} onSubmit={submit} noValidate>
      <TextField
        className={styles.field}
        label={label}
        hint={hint}
        error={error}
        type={type}
        value={text}
        spellCheck={false}
        aria-invalid={error !== undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary">
        {action}
      </Button>
    </form>
  )
}
