import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  MAX_NAME_LENGTH,
  PICTURE_LIMITS,
  PICTURE_TYPES,
  type StudioPicture,
} from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { useEditorName } from './editor-name'
import { Refusal } from './refusal'

interface PictureUploadProps {
  onUploaded: (picture: StudioPicture) => void
  onCancel: () => void
}

const MEGA = 1_000_000
const KINDS = `JPEG, PNG, WebP or AVIF, at most ${PICTURE_LIMITS.bytes / MEGA} MB.`

const Sample = chakra('img', {
  base: { display: 'block', maxWidth: '100%', maxHeight: '48', borderRadius: 'l1' },
})

/** Returns the reason why a file cannot be uploaded, if there is one. */
function findFault(file: File): string | undefined {
  if (!PICTURE_TYPES.includes(file.type))
    return 'This file is not a JPEG, PNG, WebP or AVIF picture.'
  if (file.size <= PICTURE_LIMITS.bytes) return undefined
  return `This picture has ${(file.size / MEGA).toFixed(1)} MB; at most ${PICTURE_LIMITS.bytes / MEGA} MB are accepted.`
}

export function PictureUpload({ onUploaded, onCancel }: PictureUploadProps) {
  const { name: editor } = useEditorName()
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [name, setName] = useState('')
  const [alt, setAlt] = useState('')
  const fault = file && findFault(file)
  const upload = useMutation({
    mutationFn: (picture: File) => studioApi.uploadPicture(picture, { name, alt, editor }),
    onSuccess: (picture) => {
      void client.invalidateQueries(['pictures'])
      onUploaded(picture)
    },
  })
  const choose = (chosen: File | undefined) => {
    upload.reset()
    setFile(chosen)
    setName(chosen?.name.replace(/\.\w+$/, '').slice(0, MAX_NAME_LENGTH) ?? '')
  }
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault()
        if (file && !fault) upload.mutate(file)
      }}
    >
      <Refusal error={upload.error} />
      <Stack gap="4">
        <Field.Root required invalid={fault !== undefined}>
          <Field.Label>File</Field.Label>
          <Input
            type="file"
            accept={PICTURE_TYPES.join(',')}
            paddingBlock="1.5"
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <Field.HelperText>{KINDS}</Field.HelperText>
          <Field.ErrorText>{fault}</Field.ErrorText>
        </Field.Root>
        {file && !fault && <Chosen file={file} />}
        <Field.Root required>
          <Field.Label>Name</Field.Label>
          <Input
            value={name}
            maxLength={MAX_NAME_LENGTH}
            onChange={({ target }) => setName(target.value)}
          />
          <Field.HelperText>
            If the name is taken, a number is added: nothing is overwritten.
          </Field.HelperText>
        </Field.Root>
        <Field.Root>
          <Field.Label>What it shows</Field.Label>
          <Input
            value={alt}
            maxLength={PICTURE_LIMITS.alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <Field.HelperText>
            Screen readers read it. Leave it empty for a decorative picture.
          </Field.HelperText>
        </Field.Root>
        <Flex gap="2" justify="end">
          <Button variant="outline" onClick={onCancel}>
            Back to the pictures
          </Button>
          <Button
            type="submit"
            disabled={!file || fault !== undefined || name.trim() === ''}
            loading={upload.isLoading}
            loadingText="Uploading"
          >
            Upload
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  )
}

function Chosen({ file }: { file: File }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setSrc(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <Box>{src && <Sample src={src} alt="" />}</Box>
}
