import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { masterDataContract } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { merchantProductListContract } from '#shop/merchant-products/merchant-product-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { readProductQuery } from './product-query.ts'
import { productsOnPage } from './product-states.ts'
import { ProductsScreen } from './products-screen.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const staff = await findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const query = readProductQuery(url.searchParams)
    const { filters, sort, page } = query
    const [level, ...category] = filters.category?.split('-') ?? []
    const [found, master] = await Promise.all([
      callAsStaff(merchantProductListContract, {
        ...{ saleUnit, sort, take: productsOnPage + 1, skip: (page - 1) * productsOnPage },
        ...{ text: filters.text ?? '', barcode: filters.barcode ?? '', state: filters.state ?? 'all' },
        ...(level && { [`h${level}`]: category.join('-') }),
        ...(filters.brand && { brandCode: filters.brand }),
      }),
      callAsStaff(masterDataContract, { saleUnit }),
    ])
    return {
      query,
      products: found.slice(0, productsOnPage),
      hasNext: found.length > productsOnPage,
      options: {
        categories: master.categories.map(({ level, code, nameTh, nameEn }) => ({
          ...{ level, code, nameTh, nameEn },
        })),
        brands: master.words
          .filter(({ kind }) => kind === 'brand')
          .map(({ code, nameTh, nameEn }) => ({ code, nameTh, nameEn })),
      },
      mayChange: mayManage(staff?.user.role.RoleCode),
    }
  })
}

export default function ProductsRoute() {
  return <ProductsScreen {...useLoaderData<typeof loader>()} />
}
