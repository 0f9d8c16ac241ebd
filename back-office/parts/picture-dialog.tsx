import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StudioPicture } from '@contracts/studio'
import { studioApi, thumbnailUrl } from '../api/studio-api'
import { useRight } from '../session/session-context'
import { DialogBox } from './dialog-box'
import { Pages } from './pages'
import { PictureUpload } from './picture-upload'
import { useDebounced } from './use-debounced'

interface PictureDialogProps {
  onChoose: (picture: StudioPicture) => void
  onClose: () => void
}

const PAUSE_MS = 250
const PAGE_SIZE = 60

const Tile = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-start',
    textAlign: 'start',
    borderRadius: 'l2',
    padding: '1',
    cursor: 'pointer',
    minWidth: 0,
    _hover: { background: 'bg.muted' },
    focusVisibleRing: 'outside',
  },
})
const Thumbnail = chakra('img', {
  base: {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'contain',
    background: 'bg.muted',
    borderRadius: 'l1',
  },
})

/** Searches and chooses a picture of the shop, or uploads another one. */
export function PictureDialog({ onChoose, onClose }: PictureDialogProps) {
  const [isUploading, setIsUploading] = useState(false)
  return (
    <DialogBox
      title={isUploading ? 'Upload a picture' : 'Choose a picture'}
      size="xl"
      onClose={onClose}
    >
      {isUploading ? (
        <PictureUpload onUploaded={onChoose} onCancel={() => setIsUploading(false)} />
      ) : (
        <PictureList onChoose={onChoose} onUpload={() => setIsUploading(true)} />
      )}
    </DialogBox>
  )
}

interface PictureListProps {
  onChoose: (picture: StudioPicture) => void
  onUpload: () => void
}

function PictureList({ onChoose, onUpload }: PictureListProps) {
  const mayUpload = useRight('content.write')
  const [text, setText] = useState('')
  const [offset, setOffset] = useState(0)
  const asked = useDebounced(text, PAUSE_MS)
  const found = useQuery({
    queryKey: ['pictures', asked, offset],
    queryFn: () => studioApi.listPictures(asked, offset),
    keepPreviousData: true,
  })
  const total = found.data?.total ?? 0
  return (
    <>
      <Flex gap="3" align="end" wrap="wrap">
        <Field.Root flex="1" minWidth="48">
          <Field.Label>Search</Field.Label>
          <Input
            type="search"
            placeholder="heroes, truffles …"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setOffset(0)
            }}
          />
        </Field.Root>
        {mayUpload && (
          <Button variant="outline" onClick={onUpload}>
            Upload a picture
          </Button>
        )}
      </Flex>
      <Box role="status" fontSize="sm" color="fg.muted" marginBlock="3">
        {found.isError && 'The pictures cannot be shown.'}
        {found.data && (total === 0 ? 'Nothing found. Try another word.' : `${total} found`)}
      </Box>
      <SimpleGrid columns={{ base: 2, sm: 3, md: 4 }} gap="2">
        {found.data?.pictures.map((picture) => (
          <Tile key={picture.path} type="button" onClick={() => onChoose(picture)}>
            <Thumbnail src={thumbnailUrl(picture.path)} alt="" loading="lazy" />
            <Box fontSize="xs" overflowWrap="anywhere">
              {picture.path}
            </Box>
            <Box fontSize="xs" color="fg.muted">
              {picture.width} × {picture.height}
            </Box>
          </Tile>
        ))}
      </SimpleGrid>
      <Pages offset={offset} size={PAGE_SIZE} total={total} onChange={setOffset} />
    </>
  )
}
