import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { IMPORT_MODES, MOST_OF_ARCHIVE, type OfficeImport } from '@domain/import-wire'
import { settingsApi } from '../api/settings-api'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { formatBytes, MODES } from './import-words'

interface UploadDialogProps {
  onUploaded: (uploaded: OfficeImport) => void
  onClose: () => void
}

/** What is wrong with a file before it is sent. */
function findFault({ name, size }: File): string | undefined {
  if (!name.toLowerCase().endsWith('.zip')) return 'An archive is a zip file.'
  if (name.length > MOST_OF_ARCHIVE.name) return 'Its name is too long.'
  if (size <= MOST_OF_ARCHIVE.bytes) return undefined
  return `It has ${formatBytes(size)}; at most ${formatBytes(MOST_OF_ARCHIVE.bytes)} are taken.`
}

/** Uploads a site-import archive; nothing is imported yet. */
export function UploadDialog({ onUploaded, onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File>()
  const [mode, setMode] = useState<string>('replace')
  const fault = file && findFault(file)
  const upload = useMutation({
    mutationFn: (archive: File) =>
      settingsApi.uploadArchive(archive, IMPORT_MODES.find((one) => one === mode) ?? 'replace'),
    onSuccess: onUploaded,
  })
  return (
    <FormDialog
      title="Upload an archive"
      action={upload.isLoading ? 'Uploading' : 'Upload and check'}
      isBusy={upload.isLoading}
      isIncomplete={!file || fault !== undefined}
      error={upload.error}
      onSubmit={() => file && !fault && upload.mutate(file)}
      onClose={onClose}
    >
      <Stack gap="4">
        <Field.Root required invalid={fault !== undefined}>
          <Field.Label>Site-import archive</Field.Label>
          <Input
            type="file"
            accept=".zip,application/zip"
            paddingBlock="1.5"
            onChange={({ target }) => {
              upload.reset()
              setFile(target.files?.[0])
            }}
          />
          <Field.HelperText>
            A zip file of at most {formatBytes(MOST_OF_ARCHIVE.bytes)}. It is checked first: nothing
            changes until you import it.
          </Field.HelperText>
          <Field.ErrorText>{fault}</Field.ErrorText>
        </Field.Root>
        <Choice label="What it does" value={mode} options={MODES} onChange={setMode} />
      </Stack>
    </FormDialog>
  )
}
