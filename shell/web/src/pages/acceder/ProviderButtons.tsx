import { Button, Stack } from '@travesia/kit-ui';
import { FEDERATED_PROVIDERS, type FederatedProvider } from '../../session/identity-client.ts';
import { PROVIDER_NAMES } from './provider-names.ts';

interface ProviderButtonsProps {
  readonly busy: boolean;
  readonly onChoose: (provider: FederatedProvider) => void;
}

export function ProviderButtons({ busy, onChoose }: ProviderButtonsProps) {
  return (
    <Stack gap="s">
      {FEDERATED_PROVIDERS.map((provider) => (
        <Button key={provider} variant="secondary" busy={busy} onClick={() => onChoose(provider)}>
          Seguir con {PROVIDER_NAMES[provider]}
        </Button>
      ))}
    </Stack>
  );
}
