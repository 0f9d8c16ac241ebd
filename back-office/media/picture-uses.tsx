import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { toLabel } from '@contracts/content-field'
import type {
  LibraryPictureUses,
  PictureUse,
  PictureUseElsewhere,
  PictureUseState,
} from '@contracts/picture'
import { BASE_EDITION } from '@contracts/studio'
import { CropPreviews } from '../parts/crop-previews'
import { RecordLink } from '../parts/record-link'
import { StateBadge, type States } from '../parts/state-badge'
import { contentPath } from '../api/studio-api'

const STATES: States<PictureUseState> = {
  published: ['Published', 'green'],
  scheduled: ['Scheduled', 'brand'],
  draft: ['Draft', 'orange'],
  over: ['Over', 'gray'],
}

/** `slides.0.media.0.image` → `Slides 1 › Media 1 › Image` */
export function toFieldText(at: string): string {
  return at
    .split('.')
    .reduce<string[]>((names, part) => {
      const last = names.pop()
      if (/^\d+$/.test(part) && last !== undefined) return [...names, `${last} ${Number(part) + 1}`]
      return [...names, ...(last === undefined ? [] : [last]), toLabel(part)]
    }, [])
    .join(' › ')
}

const toPath = ({ itemId, editionId }: PictureUse) => {
  const edition = editionId === BASE_EDITION ? '' : `?edition=${encodeURIComponent(editionId)}`
  return `${contentPath(itemId)}${edition}`
}

/** Each use with its item, its field, and its crops. */
export function UseList({ known: { picture, uses } }: { known: LibraryPictureUses }) {
  if (uses.length === 0) return <Nothing />
  return (
    <Stack as="ul" gap="5" listStyle="none">
      {uses.map((use) => (
        <Box as="li" key={`${use.itemId} ${use.editionId} ${use.at}`}>
          <UseName use={use} />
          <Box fontSize="xs" color="fg.muted" marginBottom="2">
            {toFieldText(use.at)}
            {use.alt === '' ? ', decoration without a description' : `: “${use.alt}”`}
          </Box>
          <CropPreviews picture={picture} shown={use.shown} />
        </Box>
      ))}
    </Stack>
  )
}

export function UseName({ use }: { use: PictureUse }) {
  return (
    <Flex gap="2" wrap="wrap" align="center" fontSize="sm">
      <RecordLink to={toPath(use)}>{use.itemName}</RecordLink>
      {use.states.map((state) => (
        <StateBadge key={state} states={STATES} state={state} />
      ))}
      {use.editionId !== BASE_EDITION && <Badge>{use.editionName}</Badge>}
    </Flex>
  )
}

const Nothing = () => (
  <Box fontSize="sm" color="fg.muted">
    No content item shows it.
  </Box>
)

const PATHS = new Map([['product', '/products']])

export function ElsewhereList({ uses }: { uses: readonly PictureUseElsewhere[] }) {
  return (
    <Stack as="ul" gap="1" listStyle="none" fontSize="sm">
      {uses.map(({ kind, id, name }) => {
        const section = PATHS.get(kind)
        return (
          <Box as="li" key={`${kind} ${id}`}>
            {section ? (
              <RecordLink to={`${section}/${encodeURIComponent(id)}`}>{name}</RecordLink>
            ) : (
              name
            )}{' '}
            <Box as="span" color="fg.muted">
              {toLabel(kind)}
            </Box>
          </Box>
        )
      })}
    </Stack>
  )
}
