import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { toLabel, type ContentField } from '@contracts/content-field'
import { isBody, type FieldPath } from '../editor/document.rules'
import { Choice } from '../parts/choice'
import { emptyFields, emptyValue } from './empty-value.rules'
import { FieldList } from './field-list'
import { FindingList, Optional } from './field-frame'
import { useForm, type FieldProps } from './form-context'

type OfKind<Kind> = Extract<ContentField, { kind: Kind }>

const Fieldset = chakra('fieldset', {
  base: {
    minWidth: 0,
    margin: 0,
    padding: '4',
    paddingTop: '3',
    borderWidth: '1px',
    borderRadius: 'l2',
    background: 'bg',
  },
})

export function GroupInput({ field, path, label, isRequired, value }: FieldProps<OfKind<'group'>>) {
  return (
    <Optionally field={field} path={path} label={label} isRequired={isRequired} value={value}>
      <FieldList fields={field.fields} path={path} value={value} />
    </Optionally>
  )
}

export function VariantsInput(props: FieldProps<OfKind<'variants'>>) {
  const { field, path, label, isRequired, value } = props
  const { onChange } = useForm()
  const chosen = isBody(value) ? String(value[field.by]) : ''
  const variant = field.variants.find((one) => one.value === chosen)
  return (
    <Optionally field={field} path={path} label={label} isRequired={isRequired} value={value}>
      <Choice
        label={toLabel(field.by)}
        value={chosen}
        options={field.variants.map((one): [string, string] => [one.value, toLabel(one.value)])}
        onChange={(name) => {
          const fields = field.variants.find((one) => one.value === name)?.fields ?? []
          onChange(path, { [field.by]: name, ...emptyFields(fields) })
        }}
      />
      {variant && (
        <Box marginTop="5">
          <FieldList fields={variant.fields} path={path} value={value} />
        </Box>
      )}
    </Optionally>
  )
}

interface OptionallyProps extends FieldProps<ContentField> {
  path: FieldPath
  children: ReactNode
}

function Optionally({ field, path, label, isRequired, value, children }: OptionallyProps) {
  const { onChange, onRemoval } = useForm()
  if (value === undefined) {
    return (
      <Box>
        <Button size="sm" variant="outline" onClick={() => onChange(path, emptyValue(field))}>
          Add {label.toLowerCase()}
        </Button>
        <FindingList path={path} />
      </Box>
    )
  }
  return (
    <Fieldset aria-label={label || undefined}>
      {label !== '' && (
        <Flex justify="space-between" align="center" marginBottom="3" minHeight="8">
          <Box fontWeight="medium" fontSize="sm">
            {label} {!isRequired && <Optional />}
          </Box>
          {!isRequired && (
            <Button
              size="xs"
              variant="ghost"
              onClick={() => {
                onChange(path, undefined)
                onRemoval(label)
              }}
            >
              Remove<Box srOnly>{label}</Box>
            </Button>
          )}
        </Flex>
      )}
      {children}
      <FindingList path={path} />
    </Fieldset>
  )
}
