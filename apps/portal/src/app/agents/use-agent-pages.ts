import { useMemo } from 'react';
import { useAgentSearch } from '../../features/agents/agent-search.ts';
import { ownContract, useFunds } from '../../features/agents/contracts/use-funds.ts';
import { isModuleOn } from '../../shared/brand/modules.ts';
import { useOpenStatus } from '../../shared/brand/use-status.ts';
import { type AgentPage, agentPages, DEFAULT_AGENT_PAGE } from './agent-pages.ts';

/** The pages that stand open to this agent: by the brand's switches, and by the agent's contracts. */
export function useAgentPages(): { pages: readonly AgentPage[]; current: AgentPage | undefined } {
  const { search } = useAgentSearch();
  const funds = useFunds();
  const { whitelabel } = useOpenStatus().info;
  const pages = useMemo(
    () =>
      agentPages.filter(
        ({ module, kind }) =>
          (!module || isModuleOn(whitelabel, module)) && (!kind || ownContract(funds, kind)),
      ),
    [whitelabel, funds],
  );
  const wanted = search.page ?? DEFAULT_AGENT_PAGE;
  const found = pages.find(({ key }) => key === wanted);
  // Whether a page of pay is open is known only with the contracts.
  const isWaiting = !found && !funds && agentPages.some(({ key }) => key === wanted);
  const usual = pages.find(({ key }) => key === DEFAULT_AGENT_PAGE) ?? pages[0];
  return { pages, current: found ?? (isWaiting ? undefined : usual) };
}
