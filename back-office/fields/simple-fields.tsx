import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { Switch } from '@chakra-ui/react/switch'
import { useState } from 'react'
import { toLabel, type ContentField } from '@contracts/content-field'
import { explainNumber, parseNumber } from '@rules/money-text'
import { Choice } from '../parts/choice'
import { toInputValue, toMoment, ZONE_HINT } from '../parts/moment-input.rules'
import { AnyNumberField } from '../parts/number-fields'
import { FieldFrame, FindingList, Optional } from './field-frame'
import { useFindings, useForm, type FieldProps } from './form-context'

type OfKind<Kind> = Extract<ContentField, { kind: Kind }>

export function NumberInput(props: FieldProps<OfKind<'number'>>) {
  const { field, path, label, isRequired, value } = props
  const { onChange } = useForm()
  // a text that is no number stays in the content, where it is refused, instead of being dropped
  const valueOf = (text: string) =>
    text.trim() === '' ? undefined : (parseNumber(text, { isWhole: false }) ?? text)
  const [typed, setTyped] = useState('')
  const text = valueOf(typed) === value ? typed : toText(value)
  const isWrong = text !== '' && explainNumber(text, field) !== undefined
  return (
    <Box>
      <AnyNumberField
        label={
          <>
            {label} {!isRequired && <Optional />}
          </>
        }
        isOptional={!isRequired}
        limits={field}
        value={text}
        onChange={(next) => {
          setTyped(next)
          onChange(path, valueOf(next))
        }}
      />
      {!isWrong && <FindingList path={path} />}
    </Box>
  )
}

const toText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

export function SwitchInput(props: FieldProps<OfKind<'boolean' | 'constant'>>) {
  const { field, path, label, isRequired, value } = props
  const { onChange } = useForm()
  const off = isRequired ? false : undefined
  const on = field.kind === 'constant' ? field.value : true
  return (
    <Switch.Root
      checked={value === on}
      onCheckedChange={({ checked }) =>
        onChange(path, checked ? on : field.kind === 'constant' ? undefined : off)
      }
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>{field.kind === 'constant' ? `${label}: ${field.value}` : label}</Switch.Label>
    </Switch.Root>
  )
}

export function ChoiceInput(props: FieldProps<OfKind<'choice'>>) {
  const { field, path, label, isRequired, value } = props
  const { onChange } = useForm()
  const [error] = useFindings(path).filter(({ severity }) => severity === 'error')
  const names = field.values.map((one): [string, string] => [one, toLabel(one)])
  return (
    <Choice
      label={
        <>
          {label} {!isRequired && <Optional />}
        </>
      }
      value={typeof value === 'string' ? value : ''}
      options={isRequired && value !== undefined ? names : [['', 'Not chosen'], ...names]}
      onChange={(chosen) => onChange(path, chosen === '' ? undefined : chosen)}
      error={error?.message}
    />
  )
}

const Swatch = chakra('input', {
  base: {
    width: '10',
    height: '10',
    padding: '0.5',
    borderWidth: '1px',
    borderRadius: 'l2',
    background: 'bg.panel',
    cursor: 'pointer',
  },
})

export function ColorInput({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { onChange } = useForm()
  const text = typeof value === 'string' ? value : ''
  return (
    <FieldFrame path={path} label={label} isRequired={isRequired}>
      <Flex gap="2">
        <Swatch
          type="color"
          aria-label={`${label}: choose a color`}
          value={/^#[\da-f]{6}$/i.test(text) ? text : '#ffffff'}
          onChange={({ target }) => onChange(path, target.value.toUpperCase())}
        />
        <Input
          maxWidth="32"
          background="bg.panel"
          placeholder="#5A1220"
          value={text}
          onChange={({ target }) => onChange(path, target.value || undefined)}
        />
      </Flex>
    </FieldFrame>
  )
}

export function DateInput({ field, path, label, isRequired, value }: FieldProps<ContentField>) {
  const { onChange } = useForm()
  const text = typeof value === 'string' ? value : ''
  const isMoment = field.kind === 'moment'
  return (
    <FieldFrame path={path} label={label} isRequired={isRequired} hint={isMoment && ZONE_HINT}>
      <Input
        type={isMoment ? 'datetime-local' : 'date'}
        step={isMoment ? 'any' : undefined}
        background="bg.panel"
        maxWidth="64"
        value={isMoment ? toInputValue(text) : text}
        onChange={({ target }) =>
          onChange(path, (isMoment ? toMoment(target.value) : target.value) || undefined)
        }
      />
    </FieldFrame>
  )
}

/** A plain input for identifiers and addresses of other systems. */
export function PlainInput({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { onChange } = useForm()
  return (
    <FieldFrame path={path} label={label} isRequired={isRequired}>
      <Input
        background="bg.panel"
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) =>
          onChange(path, target.value === '' && !isRequired ? undefined : target.value)
        }
      />
    </FieldFrame>
  )
}
