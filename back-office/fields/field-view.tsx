import type { ContentField } from '@contracts/content-field'
import { BlockInput } from './block-field'
import { CategoryPicker } from './category-picker'
import { type FieldProps, useForm } from './form-context'
import { GroupPicker, RankPicker } from './variation-fields'
import { GroupInput, VariantsInput } from './group-fields'
import { ImageInput } from './image-field'
import { ListInput } from './list-field'
import { ProductPicker } from './product-picker'
import {
  ChoiceInput,
  ColorInput,
  DateInput,
  NumberInput,
  PlainInput,
  SwitchInput,
} from './simple-fields'
import { TextInput } from './text-fields'
import { UnknownInput } from './unknown-field'
import { Button } from '@chakra-ui/react/button'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import { LinkDialog } from '../rich-text/link-dialog'
import { FieldFrame } from './field-frame'

/** Where a menu entry, a button or a picture leads. */
function LinkInput({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { onChange } = useForm()
  const [isChoosing, setIsChoosing] = useState(false)
  const address = typeof value === 'string' ? value : ''
  return (
    <FieldFrame path={path} label={label} isRequired={isRequired}>
      <Flex gap="2" width="100%">
        <Input
          background="bg.panel"
          placeholder="/category/truffles or https://…"
          value={address}
          onChange={({ target }) =>
            onChange(path, target.value === '' && !isRequired ? undefined : target.value)
          }
        />
        <Button variant="outline" flexShrink="0" onClick={() => setIsChoosing(true)}>
          Choose<Box srOnly>{label}</Box>
        </Button>
      </Flex>
      {isChoosing && (
        <LinkDialog
          href={address}
          onChoose={({ href }) => onChange(path, href)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </FieldFrame>
  )
}

export function FieldView(props: FieldProps<ContentField>) {
  const { field } = props
  switch (field.kind) {
    case 'text':
      return <TextInput {...props} field={field} />
    case 'number':
      return <NumberInput {...props} field={field} />
    case 'boolean':
    case 'constant':
      return <SwitchInput {...props} field={field} />
    case 'choice':
      return <ChoiceInput {...props} field={field} />
    case 'list':
      return <ListInput {...props} field={field} />
    case 'group':
      return <GroupInput {...props} field={field} />
    case 'variants':
      return <VariantsInput {...props} field={field} />
    case 'color':
      return <ColorInput {...props} />
    case 'date':
    case 'moment':
      return <DateInput {...props} />
    case 'link':
      return <LinkInput {...props} />
    case 'id':
      return <PlainInput {...props} />
    case 'product':
      return <ProductPicker {...props} />
    case 'category':
      return <CategoryPicker {...props} />
    case 'customer-group':
      return <GroupPicker {...props} />
    case 'rank':
      return <RankPicker {...props} />
    case 'image':
      return <ImageInput {...props} />
    case 'block':
      return <BlockInput {...props} />
    case 'unknown':
      return <UnknownInput {...props} />
  }
}
