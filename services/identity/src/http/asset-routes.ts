import { identityRoutes } from '@waymark/contracts/routes/identity'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'

export function addAssetRoutes(http: Http, { pages }: Context): void {
  http.route(identityRoutes.pageAsset, ({ params }) => {
    const asset = pages.asset(params.name)
    if (!asset) throw new AppError('not_found', 'There is nothing at this address.')
    return { file: asset.bytes, type: asset.type, headers: { 'cache-control': 'public, max-age=31536000, immutable' } }
  })
}
