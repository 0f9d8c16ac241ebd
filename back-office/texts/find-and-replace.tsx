import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Switch } from '@chakra-ui/react/switch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TEXT_LIMITS, type StudioTextSearch } from '@contracts/studio-texts'
import { textsApi } from '../api/texts-api'
import { NothingFound, QueryState } from '../parts/query-state'
import { TextField } from '../parts/text-field'
import { useDebounced } from '../parts/use-debounced'
import { useRight } from '../session/session-context'
import { Matches } from './matches'
import { TextChanges } from './text-changes'

interface FindAndReplaceProps {
  find: string
  onFind: (find: string) => void
}

const PAUSE_MS = 400
const MIN_LENGTH = 2

export function FindAndReplace({ find, onFind }: FindAndReplaceProps) {
  const mayWrite = useRight('content.write')
  const [typed, setTyped] = useState(find)
  const [replacement, setReplacement] = useState<string>()
  const [isCaseSensitive, setIsCaseSensitive] = useState(false)
  const [isWholeWord, setIsWholeWord] = useState(false)
  const asked = useDebounced(typed.trim(), PAUSE_MS)
  const search: StudioTextSearch = { find: asked, isCaseSensitive, isWholeWord }
  const found = useQuery({
    queryKey: ['texts', search],
    queryFn: () => textsApi.search(search),
    enabled: asked.length >= MIN_LENGTH,
    keepPreviousData: true,
    cacheTime: 0,
  })
  const matches = asked.length >= MIN_LENGTH ? found.data : undefined
  return (
    <>
      <Box as="search" aria-label="Texts" maxWidth="3xl">
        <Flex gap="4" wrap="wrap" align="end">
          <Box flex="1" minWidth="56">
            <TextField
              type="search"
              label="Find"
              maxLength={TEXT_LIMITS.find}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                onFind(target.value)
              }}
            />
          </Box>
          {mayWrite && replacement !== undefined && (
            <Box flex="1" minWidth="56">
              <TextField
                label="Replace by"
                maxLength={TEXT_LIMITS.replacement}
                value={replacement}
                onChange={({ target }) => setReplacement(target.value)}
              />
            </Box>
          )}
          {mayWrite && replacement === undefined && (
            <Button variant="outline" onClick={() => setReplacement('')}>
              Replace…
            </Button>
          )}
        </Flex>
        <Stack direction="row" gap="5" wrap="wrap" marginTop="3">
          <Option label="Same case" isOn={isCaseSensitive} onChange={setIsCaseSensitive} />
          <Option label="Whole words" isOn={isWholeWord} onChange={setIsWholeWord} />
        </Stack>
      </Box>
      {asked.length >= MIN_LENGTH && (
        <QueryState query={found} failure="The texts cannot be searched." />
      )}
      {matches?.matches.length === 0 && (
        <NothingFound
          title="Nothing found"
          text="No text, link or name of a picture contains this. Try fewer words."
        />
      )}
      {matches && matches.matches.length > 0 && (
        <Matches search={search} found={matches} replacement={replacement} />
      )}
      <TextChanges />
    </>
  )
}

interface OptionProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Option({ label, isOn, onChange }: OptionProps) {
  return (
    <Switch.Root size="sm" checked={isOn} onCheckedChange={({ checked }) => onChange(checked)}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>{label}</Switch.Label>
    </Switch.Root>
  )
}
