import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { createListCollection } from '@chakra-ui/react/collection'
import { Listbox } from '@chakra-ui/react/listbox'
import { useQueries, type QueryFunctionContext } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import { hasRight } from '@rules/operator-rights'
import { toSearchText } from '@rules/search-text'
import { DialogBox } from '../parts/dialog-box'
import { useDebounced } from '../parts/use-debounced'
import { useSession } from '../session/session-context'
import { usePermittedGroups } from './use-permitted-groups'
import { SEARCH_SOURCES, type Found } from './search-sources'

const PAUSE_MS = 250
/** A single letter finds nearly everything. */
const MIN_LENGTH = 2
const PAGES = 'Pages'

interface FoundGroup {
  name: string
  found: readonly Found[]
}

interface Answer {
  groups: FoundGroup[]
  isSearching: boolean
  /** The sections that did not answer. */
  failed: string[]
}

/** Searches the records of all sections that the operator may read, and the pages by name. */
function useSearch(typed: string): Answer {
  const { roles } = useSession()
  const text = toSearchText(useDebounced(typed, PAUSE_MS))
  const asked = SEARCH_SOURCES.filter(
    ({ right, isAsked }) =>
      hasRight(roles, right) && text.length >= MIN_LENGTH && (isAsked?.(text) ?? true),
  )
  const answers = useQueries({
    queries: asked.map(({ name, find }) => ({
      queryKey: ['search-everything', name, text],
      queryFn: ({ signal }: QueryFunctionContext) => find(text, signal),
    })),
  })
  const pages = usePermittedGroups()
    .flatMap(({ sections }) => sections)
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map(({ name, path }) => ({ path, name, detail: '' }))
  const records = asked.map(({ name }, index) => ({ name, found: answers[index]?.data ?? [] }))
  return {
    groups: [...records, { name: PAGES, found: pages }].filter(({ found }) => found.length > 0),
    isSearching: text !== toSearchText(typed) || answers.some(({ isLoading }) => isLoading),
    failed: asked.filter((_, index) => answers[index]?.isError).map(({ name }) => name),
  }
}

/** Opens any record or page by a few letters of it, with the keys of a list. */
export default function SearchEverything({ onClose }: { onClose: () => void }) {
  const history = useHistory()
  const [typed, setTyped] = useState('')
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const answer = useSearch(typed)
  const items = answer.groups.flatMap(({ found }) => found)
  // return opens the first one, unless another one was chosen with the arrow keys
  const chosen = items.find(({ path }) => path === highlighted)?.path
  const open = (path: string | undefined) => {
    if (path === undefined) return
    onClose()
    history.push(path)
  }
  return (
    <DialogBox title="Search everything" placement="top" onClose={onClose}>
      <Listbox.Root
        collection={createListCollection({
          items,
          itemToValue: ({ path }) => path,
          itemToString: ({ name }) => name,
        })}
        value={[]}
        highlightedValue={chosen ?? (answer.isSearching ? null : (items[0]?.path ?? null))}
        onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
        onValueChange={({ value }) => open(value[0])}
      >
        <Field.Root>
          <Field.Label>Number, e-mail, name, or last digits of a gift card</Field.Label>
          <Listbox.Input asChild>
            <Input
              type="search"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setHighlighted(null)
              }}
            />
          </Listbox.Input>
        </Field.Root>
        <Box role="status" fontSize="sm" color="fg.muted" marginBlock="2">
          {typed !== '' && toStatus(answer, items.length)}
        </Box>
        <Listbox.Content aria-label="Found" borderWidth="0" padding="0" maxHeight="none">
          {answer.groups.map(({ name, found }) => (
            <Listbox.ItemGroup key={name}>
              <Listbox.ItemGroupLabel>{name}</Listbox.ItemGroupLabel>
              {found.map((item) => (
                <Listbox.Item
                  key={item.path}
                  item={item}
                  alignItems="baseline"
                  outlineOffset="-2px"
                >
                  <Listbox.ItemText>{item.name}</Listbox.ItemText>
                  <Box as="span" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                    {item.detail}
                  </Box>
                </Listbox.Item>
              ))}
            </Listbox.ItemGroup>
          ))}
        </Listbox.Content>
      </Listbox.Root>
    </DialogBox>
  )
}

function toStatus({ isSearching, failed }: Answer, count: number): string {
  if (isSearching) return 'Searching…'
  const found = count === 0 ? 'Nothing found. Try another word.' : `${count} found.`
  return failed.length === 0 ? found : `${found} Not searched: ${failed.join(', ')}.`
}
