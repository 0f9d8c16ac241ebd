import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useRef } from 'react'
import type { ContentField } from '@contracts/content-field'
import { moveEntry } from '../editor/document.rules'
import { emptyValue } from './empty-value.rules'
import { FindingList } from './field-frame'
import { FieldGroup } from './field-group'
import { useForm, type FieldProps } from './form-context'
import { ListEntry } from './list-entry'
import { AddProducts } from './product-picker'

/** React keys that stay with the entries of a list while entries are moved and removed. */
function useEntryKeys(length: number) {
  const next = useRef(0)
  const keys = useRef<number[]>([])
  // undo may also add or remove entries: keys are then added or removed at the end
  while (keys.current.length < length) keys.current.push((next.current += 1))
  keys.current.length = length
  return {
    keys: keys.current,
    move: (from: number, to: number) => {
      keys.current = moveEntry(keys.current, from, to)
    },
    remove: (index: number) => {
      keys.current = keys.current.filter((_, at) => at !== index)
    },
  }
}

/** Field kinds with a single control, whose entries need no header for collapsing. */
const PLAIN: ReadonlySet<string> = new Set([
  'link',
  'id',
  'product',
  'category',
  'customer-group',
  'number',
])

/** `Products` → `product`: the name of an entry that has no label of its own. */
const toEntryName = (label: string) =>
  label
    .replace(/ids?$| list$/i, '')
    .replace(/s$/, '')
    .toLowerCase()

export function ListInput(props: FieldProps<Extract<ContentField, { kind: 'list' }>>) {
  const { field, path, label, isRequired, value } = props
  const { onChange, onRemoval } = useForm()
  const frame = useRef<HTMLFieldSetElement>(null)
  const entries: unknown[] = Array.isArray(value) ? value : []
  const entryKeys = useEntryKeys(entries.length)
  const entryName = toEntryName(label)
  const add = () => {
    const entry = emptyValue(field.item)
    onChange(path, [...entries, entry === undefined ? {} : entry])
  }
  const remove = (index: number) => {
    entryKeys.remove(index)
    const left = entries.filter((_, at) => at !== index)
    onChange(path, left.length === 0 && !isRequired ? undefined : left)
    onRemoval(`${entryName} ${index + 1}`)
  }
  const move = (from: number, to: number) => {
    entryKeys.move(from, to)
    onChange(path, moveEntry(entries, from, to))
    // keeps the focus on the same button of the moved entry
    const sameButton = from < to ? 'down' : 'up'
    requestAnimationFrame(() => {
      const moved = frame.current?.querySelector<HTMLElement>(
        `:scope > div > [data-entry="${to}"] [data-move=${sameButton}]`,
      )
      moved?.focus()
    })
  }
  return (
    <FieldGroup label={label} isRequired={isRequired} frameRef={frame}>
      <Stack gap="2">
        {entries.map((entry, index) => (
          <ListEntry
            key={entryKeys.keys[index]}
            field={field.item}
            path={[...path, index]}
            name={`${entryName} ${index + 1}`}
            value={entry}
            isPlain={PLAIN.has(field.item.kind)}
            onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
            onMoveDown={index < entries.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={() => remove(index)}
          />
        ))}
        {entries.length === 0 && (
          <Box fontSize="sm" color="fg.muted">
            Nothing here yet.
          </Box>
        )}
      </Stack>
      <Flex marginTop="2" align="center" gap="3">
        {field.item.kind === 'product' ? (
          <AddProducts
            known={entries}
            onAdd={(ids) => onChange(path, [...entries.filter((id) => id !== ''), ...ids])}
          />
        ) : (
          <Button size="sm" variant="outline" onClick={add}>
            Add {entryName}
          </Button>
        )}
        <Box>
          <FindingList path={path} />
        </Box>
      </Flex>
    </FieldGroup>
  )
}
