type Importers = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Modules = { getModuleInfo(id: string): Importers | null };

const firstScreen = /\/src\/admin\/(?:ClientOnlyGate|AdminProviders|submissions\/DashboardPage)\.tsx$/;

const loginPage = /\/src\/admin\/session\/LoginPage\.tsx$/;

/** For `codeSplitting.groups`: one file with the modules the dashboard loads first and neither the login nor a public page does. */
export function adminChunk(id: string, modules: Modules): string | null {
  const isOnlyOnFirstScreen = isPartOf(firstScreen, id, modules) && !isPartOf(loginPage, id, modules);
  return isOnlyOnFirstScreen && isAdminOnly(id, modules) ? 'admin' : null;
}

/** Whether a page imports the module, directly or not, with its own code. */
function isPartOf(page: RegExp, id: string, modules: Modules, seen = new Set([id])): boolean {
  const { importers = [] } = modules.getModuleInfo(id) ?? {};
  return page.test(id) || unseen(importers, seen).some((one) => isPartOf(page, one, modules, seen));
}

/** Excludes what the login page shares with the admin area. */
function isAdminOnly(id: string, modules: Modules, seen = new Set([id])): boolean {
  if (id.endsWith('/src/admin/session/LoginPage.tsx')) return false;
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const isAdmin = isInAdmin(id);
  const all = [...importers, ...dynamicImporters].filter((one) => !isAdmin || isInAdmin(one));
  return (isAdmin || all.length > 0) && unseen(all, seen).every((one) => isAdminOnly(one, modules, seen));
}

function isInAdmin(id: string): boolean {
  return id.includes('/src/admin/');
}

function unseen(ids: readonly string[], seen: Set<string>): string[] {
  return ids.filter((id) => !seen.has(id) && seen.add(id));
}
