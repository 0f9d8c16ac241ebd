import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { DELIVERY_KEY, MAX_NAME_LENGTH, type StudioIdentity } from '@contracts/studio'

/** The entered values; an empty key means no key. */
export interface IdentityDraft {
  name: string
  key: string
}

const isKey = (key: string) => key === '' || DELIVERY_KEY.test(key)

/** Returns the entered name and key; undefined while a value is missing or invalid. */
export function toIdentity({ name, key }: IdentityDraft): StudioIdentity | undefined {
  if (name.trim() === '' || !isKey(key)) return undefined
  return { name: name.trim(), ...(key !== '' && { key }) }
}

interface IdentityFieldsProps {
  draft: IdentityDraft
  onChange: (draft: IdentityDraft) => void
}

export function IdentityFields({ draft, onChange }: IdentityFieldsProps) {
  return (
    <>
      <Field.Root required>
        <Field.Label>Name</Field.Label>
        <Input
          value={draft.name}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </Field.Root>
      <Field.Root invalid={!isKey(draft.key)}>
        <Field.Label>Delivery key (optional)</Field.Label>
        <Input
          value={draft.key}
          maxLength={MAX_NAME_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange({ ...draft, key: target.value })}
        />
        <Field.HelperText>
          Pages find the item by this key. The page at /gifts has the key pages/gifts.
        </Field.HelperText>
        <Field.ErrorText>Only lower-case letters, digits, hyphens and slashes.</Field.ErrorText>
      </Field.Root>
    </>
  )
}
