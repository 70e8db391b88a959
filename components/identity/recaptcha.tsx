import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { offerBotCheck } from '@/lib/identity/bot-token';
import { useLocale } from '@/lib/i18n/use-locale';

export function Recaptcha({ siteKey }: { readonly siteKey: string }) {
  return (
    <GoogleReCaptchaProvider
      reCaptchaKey={siteKey}
      language={useLocale()}
      scriptProps={{ async: true }}
    >
      <Offer />
    </GoogleReCaptchaProvider>
  );
}

function Offer() {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) offerBotCheck(executeRecaptcha);
  }, [executeRecaptcha]);
  return null;
}
