import { Box } from '@chakra-ui/react/box'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Fieldset } from '@chakra-ui/react/fieldset'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { EXPORT_KINDS, EXPORT_RIGHTS, type ExportKind } from '@contracts/import'
import { hasRight } from '@rules/operator-rights'
import { EngineError } from '../api/engine'
import { archiveUrl, settingsApi } from '../api/settings-api'
import { FormDialog } from '../parts/form-dialog'
import { useSession } from '../session/session-context'

const NAMES: Readonly<Record<ExportKind, string>> = {
  couponCodes: 'Codes of coupons',
  customers: 'Customers, with hashed passwords, wish lists and masked cards with their tokens',
  giftCertificates: 'Gift cards, with their numbers and security codes',
  orders: 'Orders, with addresses and the gift cards that paid them',
}

interface ExportDialogProps {
  download?: (url: string) => void
  onClose: () => void
}

/** Downloads the shop as an archive; kinds that the operator has no right to are not offered. */
export function ExportDialog({ download = openDownload, onClose }: ExportDialogProps) {
  const { roles } = useSession()
  const [kinds, setKinds] = useState<readonly ExportKind[]>([])
  const offered = EXPORT_KINDS.filter((kind) =>
    EXPORT_RIGHTS[kind].every((right) => hasRight(roles, right)),
  )
  const start = useMutation({
    mutationFn: async () => {
      const { isRunning } = await settingsApi.getExportState()
      if (isRunning) throw new EngineError(409, 'An archive is already being written.')
      download(archiveUrl(kinds))
    },
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title="Export the shop"
      action="Download"
      isBusy={start.isLoading}
      error={start.error}
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      <Stack gap="4">
        <Box>
          A site-import archive with catalogs, prices, stock, sites and their settings, promotions,
          shops, content and imported pictures. Passwords in settings are left out. Changes made
          while it is being written may be included only in part.
        </Box>
        {offered.length > 0 && (
          <Fieldset.Root>
            <Fieldset.Legend>Also in the archive</Fieldset.Legend>
            <Fieldset.Content marginTop="2">
              {offered.map((kind) => (
                <Checkbox.Root
                  key={kind}
                  alignItems="start"
                  checked={kinds.includes(kind)}
                  onCheckedChange={({ checked }) =>
                    setKinds(
                      checked === true ? [...kinds, kind] : kinds.filter((one) => one !== kind),
                    )
                  }
                >
                  <Checkbox.HiddenInput />
                  <Checkbox.Control>
                    <Checkbox.Indicator />
                  </Checkbox.Control>
                  <Checkbox.Label>{NAMES[kind]}</Checkbox.Label>
                </Checkbox.Root>
              ))}
            </Fieldset.Content>
          </Fieldset.Root>
        )}
      </Stack>
    </FormDialog>
  )
}

function openDownload(url: string): void {
  window.location.assign(url)
}
