import {
  Button,
  FileField,
  FileIcon,
  Form,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@daymark/design-system'
import { type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { NameSchemaMax, visibleText } from '@daymark/api/schemas'
import { type ImportState, leaveImport, previewImport } from './importJob.ts'
import { useImportWords } from './words.ts'

interface Props {
  state: ImportState
  buttonRef: Ref<HTMLButtonElement>
}

/** Choosing a file, or writing lines. */
export function ImportChoice({ state, buttonRef }: Props) {
  const { t } = useTranslation(['takeout', 'errors'])
  const [file, setFile] = useState<File | null>(null)
  const [lines, setLines] = useState('')
  const [listName, setListName] = useState(t('import.defaultList'))
  const [isWriting, setWriting] = useState(false)
  const linesRef = useRef<HTMLTextAreaElement>(null)
  const problem = useImportWords().ofProblem(state)
  const isLooking = state.kind === 'looking'
  const isNamed = visibleText(listName) !== ''

  function choose(next: File | null) {
    setFile(next)
    void (next ? previewImport(next) : leaveImport())
  }

  function lookAtLines() {
    setFile(null)
    void previewImport(new File([lines], `${listName.trim()}.txt`, { type: 'text/plain' }))
  }

  function write() {
    flushSync(() => setWriting(true))
    linesRef.current?.focus()
  }

  return (
    <Stack gap={4}>
      <FileField
        label={t('import.file')}
        value={file}
        onChange={choose}
        icon={<FileIcon />}
        chooseLabel={t('import.choose')}
        dropLabel={t('import.drop')}
        clearLabel={t('import.clear')}
        isInvalid={problem !== ''}
        errorMessage={problem}
        isErrorSaidElsewhere
        inputRef={buttonRef}
      />
      {isLooking && (
        <SkeletonGroup label={t('import.looking', { name: state.fileName })}>
          <Text>{t('import.looking', { name: state.fileName })}</Text>
          <Skeleton />
        </SkeletonGroup>
      )}
      {isWriting ? (
        <TextArea
          label={t('import.lines')}
          value={lines}
          onChange={setLines}
          rows={3}
          inputRef={linesRef}
        />
      ) : (
        <Button variant="quiet" isFullWidth onPress={write}>
          {t('import.lines')}
        </Button>
      )}
      {lines.trim() !== '' && (
        <Form
          aria-label={t('import.lines')}
          requiredText={t('errors:requiredMark')}
          onSubmit={(event) => {
            event.preventDefault()
            if (isNamed) lookAtLines()
          }}
          actions={
            <Button type="submit" isUnavailable={!isNamed}>
              {t('import.look')}
            </Button>
          }
        >
          <TextField
            label={t('import.listName')}
            value={listName}
            onChange={setListName}
            maxLength={NameSchemaMax}
            isRequired
          />
        </Form>
      )}
    </Stack>
  )
}
