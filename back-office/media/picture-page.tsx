import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import type { LibraryPictureUses, PictureReplacement } from '@contracts/picture'
import { studioApi, thumbnailUrl } from '../api/studio-api'
import { useConfirmation } from '../parts/confirmation'
import { useEditorName } from '../parts/editor-name'
import { formatBytes } from '../parts/format-bytes'
import { formatMoment } from '../parts/moment-text'
import { Refusal } from '../parts/refusal'
import { SectionBox } from '../parts/section-box'
import { MainAndSide, RecordPage } from '../records/record-page'
import { useRight } from '../session/session-context'
import { picturePath } from './media-page'
import { ElsewhereList, UseList } from './picture-uses'
import { refreshPictures, ReplaceDialog } from './replace-dialog'

const Preview = chakra('img', {
  base: {
    display: 'block',
    width: '100%',
    maxHeight: '80',
    objectFit: 'contain',
    background: 'bg.muted',
    borderRadius: 'l2',
  },
})

export default function PicturePage() {
  const path = new URLSearchParams(useLocation().search).get('path') ?? ''
  const mayWrite = useRight('content.write')
  const query = useQuery({
    queryKey: ['picture', path],
    queryFn: () => studioApi.getPictureUses(path),
  })
  const [isReplacing, setIsReplacing] = useState(false)
  const deletion = useDeletion(path)
  const found = query.data
  return (
    <RecordPage
      title={path}
      noun="picture"
      list="/media"
      query={query}
      notice={<Refusal error={deletion.error} />}
      aside={({ picture, uses }) =>
        mayWrite && (
          <Flex gap="2" wrap="wrap">
            {picture.isUpload && (
              <Button
                size="sm"
                variant="outline"
                disabled={picture.uses > 0 || deletion.isLoading}
                onClick={() => void deletion.ask()}
              >
                Delete
              </Button>
            )}
            <Button size="sm" disabled={uses.length === 0} onClick={() => setIsReplacing(true)}>
              Replace everywhere
            </Button>
          </Flex>
        )
      }
    >
      {(known) => (
        <>
          {known.lastReplacement && (
            <LastReplacement path={path} replacement={known.lastReplacement} />
          )}
          <MainAndSide side={<Facts known={known} />}>
            <SectionBox title={`Used in content (${known.uses.length})`}>
              <UseList known={known} />
            </SectionBox>
            {known.elsewhere.length > 0 && (
              <SectionBox title={`Used elsewhere (${known.elsewhere.length})`}>
                <ElsewhereList uses={known.elsewhere} />
              </SectionBox>
            )}
          </MainAndSide>
          {isReplacing && found && (
            <ReplaceDialog known={found} onClose={() => setIsReplacing(false)} />
          )}
        </>
      )}
    </RecordPage>
  )
}

function Facts({ known: { picture, uses, elsewhere } }: { known: LibraryPictureUses }) {
  const isUsed = uses.length + elsewhere.length > 0
  return (
    <SectionBox title="Picture">
      <Preview src={thumbnailUrl(picture.path)} alt={picture.alt || 'No description'} />
      <Box fontSize="sm" marginTop="3">
        {picture.width} × {picture.height} pixels, {formatBytes(picture.bytes)}
      </Box>
      <Box fontSize="sm" color="fg.muted">
        {picture.alt || 'No description'}
      </Box>
      <Box fontSize="xs" color="fg.muted" marginTop="3">
        {!picture.isUpload &&
          'Belongs to the shop’s own files or an archive: it cannot be deleted.'}
        {picture.isUpload && isUsed && 'It can be deleted once nothing uses it.'}
      </Box>
    </SectionBox>
  )
}

interface LastReplacementProps {
  path: string
  replacement: PictureReplacement
}

function LastReplacement({ path, replacement }: LastReplacementProps) {
  const { id, from, to, replacedAt, replacedBy } = replacement
  const { name: editor } = useEditorName()
  const mayWrite = useRight('content.write')
  const client = useQueryClient()
  const history = useHistory()
  const undo = useMutation({
    mutationFn: () => studioApi.undoReplacement(id, editor),
    onSuccess: () => {
      history.push(picturePath(from))
      return refreshPictures(client)
    },
  })
  return (
    <>
      <Refusal error={undo.error} />
      <Alert.Root status="info" role="status" alignItems="center">
        <Alert.Title flex="1" overflowWrap="anywhere">
          {path === from ? `Replaced by ${to}` : `Replaced ${from}`}, {formatMoment(replacedAt)}, by{' '}
          {replacedBy}.
        </Alert.Title>
        {mayWrite && (
          <Button
            size="xs"
            variant="outline"
            loading={undo.isLoading}
            loadingText="Undo"
            onClick={() => undo.mutate()}
          >
            Undo the replacement
          </Button>
        )}
      </Alert.Root>
    </>
  )
}

function useDeletion(path: string) {
  const confirm = useConfirmation()
  const client = useQueryClient()
  const history = useHistory()
  const { mutate, error, isLoading } = useMutation({
    mutationFn: () => studioApi.deletePicture(path),
    onSuccess: () => {
      void client.invalidateQueries(['pictures'])
      history.push('/media')
    },
  })
  const ask = async () => {
    const question = {
      title: `Delete “${path}”?`,
      text: 'The file is deleted permanently. No page shows it.',
      action: 'Delete',
    }
    if (await confirm(question)) mutate()
  }
  return { ask, error, isLoading }
}
