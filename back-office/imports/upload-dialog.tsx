import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Progress } from '@chakra-ui/react/progress'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { IMPORT_MODES, ARCHIVE_UPLOAD_LIMITS, type OfficeImport } from '@contracts/import'
import { settingsApi } from '../api/settings-api'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { formatBytes } from '../parts/format-bytes'
import { EFFECTS, MODES } from './import-words'

interface UploadDialogProps {
  onUploaded: (uploaded: OfficeImport) => void
  onClose: () => void
}

/** Returns the reason why a file cannot be uploaded, if there is one. */
function findFault({ name, size }: File): string | undefined {
  if (!name.toLowerCase().endsWith('.zip')) return 'An archive is a zip file.'
  if (name.length > ARCHIVE_UPLOAD_LIMITS.name) return 'Its name is too long.'
  if (size <= ARCHIVE_UPLOAD_LIMITS.bytes) return undefined
  return `It has ${formatBytes(size)}; at most ${formatBytes(ARCHIVE_UPLOAD_LIMITS.bytes)} are accepted.`
}

/** Uploads a site-import archive without importing it. */
export function UploadDialog({ onUploaded, onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File>()
  const [mode, setMode] = useState<string>('merge')
  const chosen = IMPORT_MODES.find((one) => one === mode) ?? 'merge'
  const fault = file && findFault(file)
  const [share, setShare] = useState(0)
  const aborting = useRef<AbortController>()
  const upload = useMutation({
    mutationFn: (archive: File) => {
      setShare(0)
      aborting.current = new AbortController()
      const { signal } = aborting.current
      return settingsApi.uploadArchive(archive, chosen, { onProgress: setShare, signal })
    },
    onSuccess: onUploaded,
  })
  // closing the dialog aborts the upload; the engine removes the incomplete file
  useEffect(() => () => aborting.current?.abort(), [])
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
            disabled={upload.isLoading}
            accept=".zip,application/zip"
            paddingBlock="1.5"
            onChange={({ target }) => {
              upload.reset()
              setFile(target.files?.[0])
            }}
          />
          <Field.HelperText>
            A zip file of at most {formatBytes(ARCHIVE_UPLOAD_LIMITS.bytes)}. It is checked first:
            nothing changes until you import it.
          </Field.HelperText>
          <Field.ErrorText>{fault}</Field.ErrorText>
        </Field.Root>
        <Box>
          <Choice label="What it does" value={mode} options={MODES} onChange={setMode} />
          <Box marginTop="1.5" fontSize="xs" color="fg.muted" aria-live="polite">
            {EFFECTS[chosen]}
          </Box>
        </Box>
        {upload.isLoading && <UploadProgress share={share} />}
      </Stack>
    </FormDialog>
  )
}

/**
 * @param share fraction of the file that was sent, from 0 to 1; afterwards the engine checks the
 * file
 */
function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(Math.min(1, share) * 100)
  return (
    <Progress.Root value={percent < 100 ? percent : null}>
      <Progress.Label fontSize="sm">
        {percent < 100
          ? `${percent} % uploaded`
          : 'The upload is complete. The engine is reading it …'}
      </Progress.Label>
      <Progress.Track aria-label="How much is uploaded">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  )
}
