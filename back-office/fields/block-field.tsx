import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { toLabel, type ContentField } from '@contracts/content-field'
import { studioApi } from '../api/studio-api'
import { isBody } from '../editor/document.rules'
import { DialogBox } from '../parts/dialog-box'
import { SearchDialog, type SearchChoice } from '../parts/search-dialog'
import { TypeList } from '../parts/type-list'
import { emptyBlock } from './empty-value.rules'
import { FieldList } from './field-list'
import { FindingList, Optional } from './field-frame'
import { useForm, type FieldProps } from './form-context'
import { LinkedItem } from './linked-item'

const LINK = 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link'
const SCHEMA = 'https://praline.example/content/'
const FOUND = 20

/** Returns the id of the linked item, if the value is a link. */
function toLinkedId(value: unknown): string | undefined {
  const isLink = isBody(value) && isBody(value['_meta']) && typeof value['id'] === 'string'
  return isLink ? String(value['id']) : undefined
}

async function searchItems(text: string): Promise<(SearchChoice & { contentType: string })[]> {
  const { items } = await studioApi.listItems({ text, limit: FOUND })
  return items.map(({ id, name, contentType }) => {
    return { id, name, contentType, detail: toLabel(contentType) }
  })
}

/** A block of a page: a link to another item, or a block stored in this item. */
export function BlockInput({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { types, onChange } = useForm()
  const [isChoosing, setIsChoosing] = useState(false)
  const linkedId = toLinkedId(value)
  const written = isBody(value) && linkedId === undefined ? value : undefined
  const type = types.find(({ contentType }) => contentType === written?.['contentType'])
  const choose = (choice: SearchChoice & { contentType?: string }) => {
    const contentType = `${SCHEMA}${choice.contentType ?? ''}`
    onChange(path, { _meta: { schema: LINK }, id: choice.id, contentType })
    setIsChoosing(false)
  }
  return (
    <Stack gap="3">
      {label !== '' && (
        <Box fontSize="sm" fontWeight="medium">
          {label} {!isRequired && <Optional />}
        </Box>
      )}
      {linkedId !== undefined && <LinkedItem id={linkedId} onReplace={() => setIsChoosing(true)} />}
      {type && <FieldList fields={type.fields} path={path} value={written} />}
      {linkedId === undefined && !type && (
        <NewBlock
          onWrite={(contentType) => {
            const chosen = types.find((one) => one.contentType === contentType)
            if (chosen) onChange(path, emptyBlock(chosen))
          }}
          onLink={() => setIsChoosing(true)}
        />
      )}
      <FindingList path={path} />
      {isChoosing && (
        <SearchDialog
          title="Choose an item"
          queryKey="items"
          search={searchItems}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Stack>
  )
}

interface NewBlockProps {
  onWrite: (contentType: string) => void
  onLink: () => void
}

function NewBlock({ onWrite, onLink }: NewBlockProps) {
  const { types } = useForm()
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button size="sm" variant="outline" onClick={() => setIsChoosing(true)}>
        Write a block here
      </Button>
      <chakra.span fontSize="sm" color="fg.muted">
        or
      </chakra.span>
      <Button size="sm" variant="outline" onClick={onLink}>
        Use another item
      </Button>
      {isChoosing && (
        <DialogBox title="Write a block" size="lg" onClose={() => setIsChoosing(false)}>
          <TypeList types={types} onChoose={({ contentType }) => onWrite(contentType)} />
        </DialogBox>
      )}
    </Flex>
  )
}
