/** A check to run after a deployment. */
export type DeploymentCheck = {
  what: string;
  /** @returns what is wrong and what to do about it, in a sentence, or `null` */
  findProblem(): Promise<string | null>;
};

/** Prints a line for each check. @returns how many found a problem, or could not be made */
export async function runChecks(checks: readonly DeploymentCheck[]): Promise<number> {
  let problems = 0;
  for (const { what, findProblem } of checks) {
    const problem = await findProblem().catch((error: unknown) => `Not checked: ${reasonOf(error)}`);
    console.log(problem === null ? `ok       ${what}` : `PROBLEM  ${what}\n         ${problem}`);
    if (problem !== null) problems += 1;
  }
  return problems;
}

/** `fetch` hides its reason in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

const timeoutMs = 15_000;

export function ask(url: string | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
}
