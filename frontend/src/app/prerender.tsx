import { renderToStaticMarkup } from 'react-dom/server'
import { accountPages, linkTo, type RouteIn, routes, routesIn } from '../routes.ts'
import { type Head, StartFrame } from './shell/StartFrame.tsx'

type AppRoute = RouteIn<'app' | 'both'>

/** What the document of a screen shows until the app draws. `path` is the address, or its pattern, for which it is written. */
export type StartDocument = { path: string; screen: AppRoute; body: string }

export function startDocuments(): StartDocument[] {
  const screens = routesIn('app', 'both').flatMap((screen): { path: string; screen: AppRoute; head?: Head }[] =>
    screen === 'account'
      ? accountPages.map(({ key, label, lead }) => ({
          path: linkTo(screen, { page: key }),
          screen,
          head: { title: label, lead },
        }))
      : [{ path: routes[screen].path, screen, head: headOf(screen) }],
  )
  return screens.map(({ head, ...place }) => ({
    ...place,
    body: renderToStaticMarkup(<StartFrame path={place.path} head={head} />),
  }))
}

/** Of the screens whose head is the same for everybody. */
function headOf(screen: AppRoute): Head | undefined {
  const route = routes[screen]
  if ('lead' in route) return { title: route.title, lead: route.lead }
  return screen === 'recommendations' ? { title: routes.recommendations.title } : undefined
}
