import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import type { NamedField } from '@contracts/content-field'
import { isBody, toPathText, type FieldPath } from '../editor/document.rules'
import { useForm } from './form-context'

interface FieldListProps {
  fields: readonly NamedField[]
  path: FieldPath
  value: unknown
}

/** The fields of an item, a block or a group, one below the other. */
export function FieldList({ fields, path, value }: FieldListProps) {
  const { renderField } = useForm()
  const values = isBody(value) ? value : {}
  return (
    <Stack gap="5">
      {fields.map(({ name, label, isRequired, field }) => (
        <Box key={name} data-path={toPathText([...path, name])}>
          {renderField({ field, path: [...path, name], label, isRequired, value: values[name] })}
        </Box>
      ))}
    </Stack>
  )
}
