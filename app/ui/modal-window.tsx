import {
  Modal,
  ModalBody,
  ModalContent,
  ModalFooter,
  ModalHeader,
  ModalOverlay,
} from '@chakra-ui/react'
import type { ModalProps } from './modal'
import { OverlayCloseButton } from './overlay-close-button'
import { OverlayProvider } from './overlay-provider'

/** What `Modal` loads. */
export default function ModalWindow({ title, footer, children, ...modal }: ModalProps) {
  return (
    <OverlayProvider>
      <Modal {...modal} scrollBehavior="inside" preserveScrollBarGap>
        <ModalOverlay />
        <ModalContent>
          <ModalHeader as="h2">{title}</ModalHeader>
          <OverlayCloseButton onClick={modal.onClose} />
          <ModalBody>{children}</ModalBody>
          {footer && <ModalFooter>{footer}</ModalFooter>}
        </ModalContent>
      </Modal>
    </OverlayProvider>
  )
}
