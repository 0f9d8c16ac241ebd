import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Clipboard } from '@chakra-ui/react/clipboard'
import { Code } from '@chakra-ui/react/code'
import { Flex } from '@chakra-ui/react/flex'
import { DialogBox } from '../parts/dialog-box'

export interface KnownPassword {
  name: string
  email: string
  password: string
}

interface PasswordNoticeProps {
  known: KnownPassword
  onClose: () => void
}

/** Shows a new password once: the engine stores only its hash. */
export function PasswordNotice({ known, onClose }: PasswordNoticeProps) {
  return (
    <DialogBox
      title={`The password of ${known.name}`}
      closeOnInteractOutside={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Box marginBottom="4">
        It is shown only once. Give it to {known.email} in a safe way; they can change it after the
        login.
      </Box>
      <Clipboard.Root value={known.password}>
        <Flex gap="3" align="center" wrap="wrap">
          <Code size="lg" padding="2">
            {known.password}
          </Code>
          <Clipboard.Trigger asChild>
            <Button size="sm" variant="outline">
              <Clipboard.Indicator copied="Copied">Copy</Clipboard.Indicator>
            </Button>
          </Clipboard.Trigger>
        </Flex>
      </Clipboard.Root>
    </DialogBox>
  )
}
