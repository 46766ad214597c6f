import type { User } from '@waymark/contracts/models/identity/user'
import { type RouteObject, useOutletContext, useRoutes } from 'react-router-dom'
import { usePageTitle } from '../lib/page-title.ts'
import { type RouteIn, type RouteKey, routes, routesIn } from '../routes.ts'
import { Lazy } from '../ui/lazy-with-preload.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { SessionArea, Site } from './pages.tsx'
import { LinkPages, type ScreenKey, screenKeys, screens } from './screens.ts'

/** What each address draws. The addresses and their titles are in `routes.ts`, the screens in `screens.ts`. */
const table: RouteObject[] = [
  {
    element: <Site />,
    children: [
      ...routesIn('link').map((key) => ({ path: routes[key].path, element: <LinkScreen of={key} /> })),
      {
        element: <SessionArea />,
        children: [
          ...screenKeys.map((key) => ({ path: routes[key].path, element: <Screen of={key} /> })),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]

/**
 * Drawn by `useRoutes`. `createBrowserRouter` would take the same table, but its loaders and actions, which the store makes needless,
 * add 15 KB to each first visit.
 */
export function AppRoutes() {
  return useRoutes(table)
}

function Screen({ of: key }: { of: ScreenKey }) {
  const user = useOutletContext<User>()
  return (
    <>
      <Title of={key} />
      <Lazy part={screens[key]} props={{ user }} />
    </>
  )
}

function LinkScreen({ of: key }: { of: RouteIn<'link'> }) {
  return (
    <>
      <Title of={key} />
      <Lazy part={LinkPages} props={{ page: key }} />
    </>
  )
}

/** Of the browser's tab. A page whose title depends on what it reads has none in the table and says it itself. */
function Title({ of: key }: { of: RouteKey }) {
  const route = routes[key]
  return 'title' in route ? <FixedTitle title={route.title} /> : null
}

function FixedTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}
