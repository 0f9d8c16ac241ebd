import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { FormDialog } from '../parts/form-dialog'
import { TextField } from '../parts/text-field'

interface LinkDialogProps {
  /** The address of the existing link; empty for a new one. */
  href: string
  onChoose: (target: { href: string; name: string }) => void
  onRemove?: () => void
  onClose: () => void
}

export function LinkDialog({ href, onChoose, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(href)
  return (
    <FormDialog
      title={href === '' ? 'Add a link' : 'Change the link'}
      action="Use this link"
      isBusy={false}
      isIncomplete={address.trim() === ''}
      onSubmit={() => {
        onClose()
        onChoose({ href: address.trim(), name: '' })
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
      <TextField
        label="Address"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
    </FormDialog>
  )
}
