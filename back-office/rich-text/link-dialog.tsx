import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LINK_KINDS, type StudioLinkKind, type StudioLinkTarget } from '@contracts/studio-texts'
import { textsApi } from '../api/texts-api'
import { Choice } from '../parts/choice'
import { ChoiceSearch } from '../parts/choice-search'
import { FormDialog } from '../parts/form-dialog'
import { ChoiceRow } from '../parts/search-dialog'
import { TextField } from '../parts/text-field'
import { useDebounced } from '../parts/use-debounced'

interface LinkDialogProps {
  /** The address of the existing link; empty for a new one. */
  href: string
  onChoose: (target: { href: string; name: string }) => void
  onRemove?: () => void
  onClose: () => void
}

const PAUSE_MS = 300
const KIND_NAMES: Readonly<Record<StudioLinkKind, string>> = {
  page: 'Pages',
  category: 'Categories',
  product: 'Products',
  document: 'Documents and pictures',
  sheet: 'Sheets that open over a page',
}

/** Chooses where a link leads: a target of the shop, or an address. The engine checks both. */
export function LinkDialog({ href, onChoose, onRemove, onClose }: LinkDialogProps) {
  const [chosen, setChosen] = useState({ href, name: '' })
  const address = chosen.href.trim()
  const asked = useDebounced(address, PAUSE_MS)
  const checked = useQuery({
    queryKey: ['address', asked],
    queryFn: () => textsApi.checkAddresses([asked]),
    enabled: asked !== '',
    cacheTime: 0,
  })
  const problem = asked === address ? checked.data?.problems[asked] : undefined
  return (
    <FormDialog
      title={href === '' ? 'Add a link' : 'Change the link'}
      action="Use this link"
      isBusy={false}
      isIncomplete={address === ''}
      onSubmit={() => {
        onClose()
        onChoose({ href: address, name: chosen.name })
      }}
      onClose={onClose}
      aside={
        href !== '' &&
        onRemove && (
          <Button
            variant="ghost"
            onClick={() => {
              onClose()
              onRemove()
            }}
          >
            Remove the link
          </Button>
        )
      }
    >
      <TargetSearch chosen={address} onChoose={setChosen} />
      <Box marginTop="4">
        <TextField
          label="Address"
          value={chosen.href}
          help="A path of the shop, or an address that begins with https://, mailto: or tel:"
          onChange={({ target }) => setChosen({ href: target.value, name: '' })}
        />
      </Box>
      <Box role="status" fontSize="sm" fontWeight="medium" marginTop="2" color="fg.warning">
        {problem !== undefined && `${problem} The link would lead nowhere.`}
      </Box>
    </FormDialog>
  )
}

interface TargetSearchProps {
  chosen: string
  onChoose: (target: { href: string; name: string }) => void
}

function TargetSearch({ chosen, onChoose }: TargetSearchProps) {
  const [kind, setKind] = useState<StudioLinkKind>('page')
  return (
    <ChoiceSearch
      beside={
        <Choice
          label="Kind"
          value={kind}
          options={LINK_KINDS.map((one) => [one, KIND_NAMES[one]] as const)}
          onChange={(value) => setKind(LINK_KINDS.find((one) => one === value) ?? 'page')}
        />
      }
      queryKey={['link-targets', kind]}
      search={async (text) => (await textsApi.listLinkTargets(kind, text)).targets}
    >
      {(targets) => (
        <Box maxHeight="56" overflowY="auto" borderWidth="1px" borderRadius="l2">
          {targets.map((target) => (
            <TargetRow
              key={target.address}
              target={target}
              isChosen={target.address === chosen}
              onChoose={() => onChoose({ href: target.address, name: target.name })}
            />
          ))}
        </Box>
      )}
    </ChoiceSearch>
  )
}

interface TargetRowProps {
  target: StudioLinkTarget
  isChosen: boolean
  onChoose: () => void
}

function TargetRow({ target: { name, address, problem }, isChosen, onChoose }: TargetRowProps) {
  return (
    <ChoiceRow type="button" aria-pressed={isChosen} onClick={onChoose}>
      {name}
      <Box as="span" color="fg.muted" fontSize="xs">
        {' '}
        {address}
      </Box>
      {problem !== undefined && (
        <Box as="span" display="block" color="fg.warning" fontSize="xs">
          {problem}
        </Box>
      )}
    </ChoiceRow>
  )
}
