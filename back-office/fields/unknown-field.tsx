import { Textarea } from '@chakra-ui/react/textarea'
import { useState } from 'react'
import type { ContentField } from '@contracts/content-field'
import { FieldFrame } from './field-frame'
import { useForm, type FieldProps } from './form-context'

/**
 * A JSON editor for values that no other control supports. Invalid JSON stays in the editor and is
 * not passed to the form.
 */
export function UnknownInput({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { onChange } = useForm()
  const [text, setText] = useState(() =>
    value === undefined ? '' : JSON.stringify(value, null, 2),
  )
  const [isBroken, setIsBroken] = useState(false)
  const write = (given: string) => {
    setText(given)
    try {
      onChange(path, given.trim() === '' ? undefined : JSON.parse(given))
      setIsBroken(false)
    } catch {
      setIsBroken(true)
    }
  }
  return (
    <FieldFrame
      path={path}
      label={label}
      isRequired={isRequired}
      hint={isBroken ? 'This is not JSON yet, and is not saved.' : 'JSON'}
    >
      <Textarea
        rows={4}
        fontFamily="mono"
        fontSize="sm"
        background="bg.panel"
        aria-invalid={isBroken || undefined}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
    </FieldFrame>
  )
}
