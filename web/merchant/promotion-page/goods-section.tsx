import type { EditorGood } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { GoodField } from '#web/merchant/promotion-moves/good-field.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import type { Editor } from './use-editor.ts'

/** What has to be bought, and what is given with it. */
export function GoodsSection({ editor, isFixed }: { editor: Editor; isFixed: boolean }) {
  const say = usePromotionWords()
  const { draft, goods, change, errorsOf } = editor
  const known = (good: EditorGood) => [...goods.filter(({ code }) => code !== good.code), good]
  const side = (name: 'saleProducts' | 'freeProducts') => {
    const codes = draft[name]
    return {
      chosen: goodsOf(codes, goods),
      error: errorsOf(name)[0],
      isDisabled: isFixed,
      onAdd: (good: EditorGood) => change({ [name]: [...codes, good.code] }, { goods: known(good) }),
      onRemove: ({ code }: EditorGood) => change({ [name]: codes.filter((each) => each !== code) }),
    }
  }
  return (
    <FormSection
      title={say('editor.goods')}
      text={draft.type === 3 ? say('editor.goodsTextFree') : say('editor.goodsText')}
    >
      <GoodField label={say('field.saleProducts')} {...side('saleProducts')} />
      {draft.type === 3 ? (
        <GoodField
          label={say('field.freeProducts')}
          description={say('field.freeProductsHint')}
          {...side('freeProducts')}
        />
      ) : null}
    </FormSection>
  )
}

/** The chosen goods once each, in the order they were chosen. */
function goodsOf(codes: readonly string[], goods: readonly EditorGood[]): EditorGood[] {
  const byCode = new Map(goods.map((good) => [good.code, good]))
  return codes.flatMap((code) => byCode.get(code) ?? [])
}
