import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LibraryPictureUses } from '@contracts/picture'
import { PICTURE_LIMITS, type StudioPicture } from '@contracts/studio'
import { findPicturePlace, isTooSmallFor } from '@rules/picture-places'
import { Icon } from '@/ui/icon'
import { studioApi, thumbnailUrl } from '../api/studio-api'
import { useEditorName } from '../parts/editor-name'
import { FormDialog } from '../parts/form-dialog'
import { toLanguage } from '../parts/language'
import { PictureDialog } from '../parts/picture-dialog'
import { TextField } from '../parts/text-field'
import { toFieldText, UseName } from './picture-uses'

interface ReplaceDialogProps {
  known: LibraryPictureUses
  onClose: () => void
}

const Preview = chakra('img', {
  base: { maxHeight: '28', maxWidth: '40%', objectFit: 'contain', borderRadius: 'l1' },
})

/** Chooses another picture, shows what would change, and replaces it in one step. */
export function ReplaceDialog({ known, onClose }: ReplaceDialogProps) {
  const { picture, uses } = known
  const { name: editor } = useEditorName()
  const client = useQueryClient()
  const types = useQuery({ queryKey: ['types'], queryFn: studioApi.getTypes, staleTime: Infinity })
  const locales = [...new Set(types.data?.sites.flatMap((site) => site.locales))]
  const [chosen, setChosen] = useState<StudioPicture>()
  const [isChoosing, setIsChoosing] = useState(false)
  const [texts, setTexts] = useState<Record<string, string>>({})
  const alt = Object.fromEntries(
    Object.entries(texts).flatMap(([locale, text]) => (text.trim() ? [[locale, text.trim()]] : [])),
  )
  const [first = 'en-US'] = locales
  const isHalf = Object.keys(alt).length > 0 && alt[first] === undefined
  const replace = useMutation({
    mutationFn: (to: string) =>
      studioApi.replacePicture({
        from: picture.path,
        to,
        known: known.known,
        ...(Object.keys(alt).length > 0 && { alt }),
        editor,
      }),
    onSuccess: async () => {
      await refreshPictures(client)
      onClose()
    },
    onError: () => client.invalidateQueries(['picture', picture.path]),
  })
  return (
    <FormDialog
      title="Replace everywhere"
      action={`Replace in ${uses.length} ${uses.length === 1 ? 'place' : 'places'}`}
      isBusy={replace.isLoading}
      isIncomplete={!chosen || isHalf || uses.length === 0 || chosen.path === picture.path}
      error={replace.error}
      onSubmit={() => chosen && replace.mutate(chosen.path)}
      onClose={onClose}
    >
      <Stack gap="4" fontSize="sm">
        <Flex align="center" gap="3">
          <Preview src={thumbnailUrl(picture.path)} alt={picture.path} />
          <Icon name="chevron-right" size={20} />
          {chosen && <Preview src={thumbnailUrl(chosen.path)} alt={chosen.path} />}
          <Button size="sm" variant="outline" onClick={() => setIsChoosing(true)}>
            {chosen ? 'Choose another' : 'Choose a picture'}
          </Button>
        </Flex>
        <Changes known={known} chosen={chosen} />
        <Descriptions
          locales={locales}
          texts={texts}
          fault={isHalf ? `Describe it in ${toLanguage(first)} too.` : undefined}
          onChange={setTexts}
        />
      </Stack>
      {isChoosing && (
        <PictureDialog
          onChoose={(other) => {
            setChosen(other)
            setIsChoosing(false)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </FormDialog>
  )
}

interface ChangesProps {
  known: LibraryPictureUses
  chosen: StudioPicture | undefined
}

/** What a replacement changes, what it does not, and where the new picture is too small. */
function Changes({ known: { uses, elsewhere }, chosen }: ChangesProps) {
  const tooSmall = uses.filter(({ shown }) => chosen && isTooSmallFor(chosen, shown.place))
  return (
    <>
      <Box>
        What shoppers see changes at once, what is scheduled or a draft stays so. It can be undone
        in one step.
      </Box>
      <Stack as="ul" gap="2" listStyle="none">
        {uses.map((use) => (
          <Box as="li" key={`${use.itemId} ${use.editionId} ${use.at}`}>
            <UseName use={use} />
            <Box fontSize="xs" color="fg.muted">
              {toFieldText(use.at)}
            </Box>
          </Box>
        ))}
      </Stack>
      {tooSmall.length > 0 && (
        <Box color="fg.warning" fontWeight="medium">
          Too small for: {listPlaces(tooSmall.map(({ shown }) => shown.place))}.
        </Box>
      )}
      {elsewhere.length > 0 && (
        <Box color="fg.muted">
          {elsewhere.length === 1 ? 'One use keeps' : `${elsewhere.length} uses keep`} the old
          picture, because it comes from the catalog or an archive.
        </Box>
      )}
    </>
  )
}

interface DescriptionsProps {
  locales: readonly string[]
  texts: Readonly<Record<string, string>>
  fault: string | undefined
  onChange: (texts: Record<string, string>) => void
}

function Descriptions({ locales, texts, fault, onChange }: DescriptionsProps) {
  return (
    <Box>
      <Box fontWeight="medium">What it shows</Box>
      <Box color="fg.muted" marginBottom="2">
        Leave it empty to keep each description as it is.
      </Box>
      <Stack gap="3">
        {locales.map((locale) => (
          <TextField
            key={locale}
            label={toLanguage(locale)}
            value={texts[locale] ?? ''}
            maxLength={PICTURE_LIMITS.alt}
            onChange={({ target }) => onChange({ ...texts, [locale]: target.value })}
          />
        ))}
      </Stack>
      <Box role="status" fontSize="xs" color="fg.warning">
        {fault}
      </Box>
    </Box>
  )
}

/** Loads everything again that shows pictures of the content. */
export async function refreshPictures(client: ReturnType<typeof useQueryClient>): Promise<void> {
  await Promise.all(
    ['picture', 'pictures', 'items', 'item'].map((key) => client.invalidateQueries([key])),
  )
}

const listPlaces = (places: readonly string[]) =>
  [...new Set(places.map((name) => findPicturePlace(name)?.label ?? name))].join(', ')
