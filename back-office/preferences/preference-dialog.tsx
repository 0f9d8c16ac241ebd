import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Switch } from '@chakra-ui/react/switch'
import { Textarea } from '@chakra-ui/react/textarea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficePreference, PreferenceValue } from '@contracts/preference'
import { settingsApi } from '../api/settings-api'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { parseFieldText, toFieldText, toShownValue } from './preference-text.rules'

interface PreferenceDialogProps {
  siteId: string
  preference: OfficePreference
  /** Also called after a refused change: the dialog's data may have been out of date. */
  onClose: () => void
}

/** Sets a preference of a site, or resets it to its default. */
export function PreferenceDialog({ siteId, preference, onClose }: PreferenceDialogProps) {
  const { name, title, description, kind, isSet, isSecret, isDocumented } = preference
  const [text, setText] = useState(isSecret ? '' : toFieldText(preference))
  const value = parseFieldText(kind, text)
  const change = useMutation({
    mutationFn: (wanted: PreferenceValue | undefined) =>
      settingsApi.changePreference(siteId, name, {
        value: wanted,
        expected: { isSet, value: preference.value },
      }),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={title}
      action="Save"
      isBusy={change.isLoading}
      isIncomplete={value === undefined}
      error={change.error}
      aside={
        isSet &&
        isDocumented && (
          <Button
            variant="ghost"
            marginEnd="auto"
            disabled={change.isLoading}
            onClick={() => change.mutate(undefined)}
          >
            Reset to default
          </Button>
        )
      }
      onSubmit={() => value !== undefined && change.mutate(value)}
      onClose={onClose}
    >
      <Box marginBottom="4">{description}</Box>
      <ValueField preference={preference} text={text} onChange={setText} />
    </FormDialog>
  )
}

interface ValueFieldProps {
  preference: OfficePreference
  text: string
  onChange: (text: string) => void
}

const HINTS: Partial<Record<OfficePreference['kind'], string>> = {
  lines: 'One on each line.',
  days: 'One on each line, such as 2026-12-25.',
  url: 'Such as https://shop.example',
  color: 'Such as #6e1423',
  timezone: 'Such as America/Los_Angeles',
}

function ValueField({ preference, text, onChange }: ValueFieldProps) {
  const { title, kind, choices = [], isSecret, default: standard } = preference
  if (kind === 'switch') {
    return (
      <Switch.Root
        checked={text === 'true'}
        onCheckedChange={({ checked }) => onChange(String(checked))}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{title}</Switch.Label>
      </Switch.Root>
    )
  }
  if (kind === 'choice') {
    const options = [...new Set([...choices, ...(text === '' ? [''] : [])])]
    return (
      <Choice
        label={title}
        value={text}
        options={options.map((choice) => [choice, choice] as const)}
        onChange={onChange}
      />
    )
  }
  const isList = kind === 'lines' || kind === 'days'
  const isNumber = kind === 'count' || kind === 'amount' || kind === 'number'
  const hint = HINTS[kind]
  const isWrong = text.trim() !== '' && parseFieldText(kind, text) === undefined
  return (
    <Field.Root required={!isList} invalid={isWrong}>
      <Field.Label>{isSecret ? `New value of ${title}` : title}</Field.Label>
      {isList ? (
        <Textarea rows={6} value={text} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Input
          type={isSecret ? 'password' : 'text'}
          autoComplete={isSecret ? 'new-password' : 'off'}
          inputMode={isNumber ? 'decimal' : undefined}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <Field.HelperText>
        {hint} {standard !== undefined && `Default: ${toShownValue(standard)}.`}
      </Field.HelperText>
      <Field.ErrorText>
        {/^\d+,\d+$/.test(text.trim())
          ? `Write the number with a dot: ${text.trim().replace(',', '.')}.`
          : 'Write a number, such as 12.5.'}
      </Field.ErrorText>
    </Field.Root>
  )
}
