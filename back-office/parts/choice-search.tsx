import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { toSearchText } from '@rules/search-text'
import { useDebounced } from './use-debounced'

interface ChoiceSearchProps<Choice> {
  /** A field beside the words, for instance for a kind. */
  beside?: ReactNode
  hint?: string
  queryKey: readonly string[]
  search: (text: string) => Promise<readonly Choice[]>
  children: (choices: readonly Choice[]) => ReactNode
}

const PAUSE_MS = 250
/** The largest number of choices that the engine returns for a search. */
export const MAX_CHOICES = 20

/** Searches while words are typed, and says how much was found. */
export function ChoiceSearch<Choice>(props: ChoiceSearchProps<Choice>) {
  const { beside, hint, queryKey, search, children } = props
  const [text, setText] = useState('')
  const asked = useDebounced(text, PAUSE_MS)
  const found = useQuery({
    queryKey: ['choices', ...queryKey, asked],
    queryFn: () => search(asked),
    keepPreviousData: true,
  })
  const choices = found.data ?? []
  return (
    <>
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
        {beside}
        <Field.Root>
          <Field.Label>Search</Field.Label>
          <Input
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            // the form around it is not sent by a search
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {hint && <Field.HelperText>{hint}</Field.HelperText>}
        </Field.Root>
      </Stack>
      <Box role="status" fontSize="sm" color="fg.muted" marginBlock="3">
        {found.isFetching && 'Searching…'}
        {found.isError && 'The search failed. Try another word.'}
        {!found.isFetching && found.data && toCount(choices.length, text)}
      </Box>
      {children(choices)}
    </>
  )
}

function toCount(found: number, text: string): string {
  if (found >= MAX_CHOICES) return `The first ${found}. Another word finds fewer.`
  if (found > 0) return `${found} found`
  return toSearchText(text) === '' ? '' : 'Nothing found. Try another word.'
}
