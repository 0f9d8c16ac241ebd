import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { ZONE_HINT } from './moment-input.rules'

/** Values of `datetime-local` fields, in the shop's time zone; empty for none. */
export interface PeriodDraft {
  startsAt: string
  endsAt: string
}

interface PeriodFieldsProps {
  draft: PeriodDraft
  /** Whether a beginning is required; otherwise an empty field means now. */
  isStartRequired: boolean
  onChange: (draft: PeriodDraft) => void
}

export const isBackwards = ({ startsAt, endsAt }: PeriodDraft): boolean =>
  endsAt !== '' && endsAt <= startsAt

export function PeriodFields({ draft, isStartRequired, onChange }: PeriodFieldsProps) {
  return (
    <>
      <Field.Root required={isStartRequired}>
        <Field.Label>{isStartRequired ? 'Starts' : 'Starts (optional)'}</Field.Label>
        <Input
          type="datetime-local"
          step="any"
          value={draft.startsAt}
          onChange={({ target }) => onChange({ ...draft, startsAt: target.value })}
        />
        <Field.HelperText>
          {isStartRequired ? '' : 'Without a time it starts at once. '}
          {ZONE_HINT}
        </Field.HelperText>
      </Field.Root>
      <Field.Root invalid={isBackwards(draft)}>
        <Field.Label>Ends (optional)</Field.Label>
        <Input
          type="datetime-local"
          step="any"
          value={draft.endsAt}
          onChange={({ target }) => onChange({ ...draft, endsAt: target.value })}
        />
        <Field.ErrorText>It ends before it starts.</Field.ErrorText>
      </Field.Root>
    </>
  )
}
